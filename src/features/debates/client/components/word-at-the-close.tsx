import { useState } from 'react';
import { PersonName, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { Debate, DebateClosing } from '../../debates.contract.ts';
import { ClosingWordsDialog } from './closing-words-dialog.tsx';

/** A moderator's words at the close of a week; moderators write and change them here. */
export function WordAtTheClose({ debate, words }: { debate: Debate; words: DebateClosing['words'] }) {
  const { user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const writes = debate.can.moderate && user !== null;
  if (words === null && !writes) return null;
  return (
    <section aria-labelledby="word-at-the-close">
      <h2 id="word-at-the-close" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        A word at the close
      </h2>
      {words !== null && (
        <figure>
          <OwnWords
            as="blockquote"
            className="mt-1.5 max-w-[34em] whitespace-pre-line font-scripture text-[1.0625rem]/[1.6]"
          >
            {words.text}
          </OwnWords>
          {words.by !== null && (
            <figcaption className="mt-1 text-sm text-ink-soft">
              <PersonName person={words.by} />
            </figcaption>
          )}
        </figure>
      )}
      {writes && (
        <Button variant="secondary" className="mt-3 print:hidden" onClick={() => setOpen(true)}>
          {words === null ? 'Write a word' : 'Change it'}
        </Button>
      )}
      {writes && isOpen && (
        <ClosingWordsDialog
          week={debate.week}
          text={words?.text ?? ''}
          userId={user.id}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

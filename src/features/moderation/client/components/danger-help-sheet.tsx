import { useRef } from 'react';
import { HelpNumbers } from '#features/help/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { DangerShown } from '../help-first.ts';

/** Who helps, for whoever is about to send words of danger, or has sent them: no alarm, no 'are you sure'. */
export function DangerHelpSheet({
  shown: { words, isSent },
  onEnd,
}: {
  shown: DangerShown;
  onEnd: (goesOn: boolean) => void;
}) {
  // Not 'Send it', which is there before the numbers are: a second Enter would send past them.
  const title = useRef<HTMLSpanElement>(null);
  return (
    <Dialog
      open
      initialFocus={title}
      onOpenChange={(open) => !open && onEnd(false)}
      title={
        <span ref={title} tabIndex={-1} className="focus:outline-none">
          You don’t have to carry this alone
        </span>
      }
      description={
        isSent ? 'Your words are kept. Stay near someone tonight.' : 'Someone is there, by phone or by text.'
      }
    >
      <HelpNumbers />
      {isSent ? (
        <Button variant="secondary" size="lg" className="mt-4 w-full" onClick={() => onEnd(true)}>
          Go on
        </Button>
      ) : (
        <WordsThatWait words={words} onSend={() => onEnd(true)} />
      )}
    </Dialog>
  );
}

function WordsThatWait({ words, onSend }: { words: readonly string[]; onSend: () => void }) {
  return (
    <section aria-labelledby="words-that-wait" className="mt-3 border-t border-line pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
        <h3 id="words-that-wait" className="font-sans text-sm font-semibold">
          What you wrote
        </h3>
        <p>A moderator reads it too.</p>
      </div>
      {words.map((text) => (
        <OwnWords
          as="p"
          key={text}
          className="paragraphs mt-1 line-clamp-6 font-scripture text-[1.0625rem]/[1.45]"
        >
          {text}
        </OwnWords>
      ))}
      <Button variant="secondary" size="lg" className="mt-3.5 w-full" onClick={onSend}>
        Send it
      </Button>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { isBlank } from '#contract/visible-text.ts';
import {
  todayQuery as journalQuery,
  useJournalDraft,
  useSaveEntry,
} from '#features/journal/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { LampRow } from './lamp-row.tsx';
import { WriteLine } from './write-line.tsx';

export interface WritingProps {
  user: User;
  question: string;
  isLit: boolean;
  onSaved: () => void;
}

/** The row of writing with the journal's draft; what was begun in the journal goes on there. */
export function Writing({ user, question, isLit, onSaved }: WritingProps) {
  const kept = useJournalDraft(user.id);
  const { draft, change, clear } = kept;
  const { save, isPending, hint } = useSaveEntry(kept, onSaved);
  const { data: journal } = useQuery(journalQuery);
  const hasWords = !isBlank(draft.content);
  const isOther = draft.reflectionPrompt !== question && (hasWords || draft.reflectionPrompt !== null);
  if (isOther) {
    return (
      <LampRow
        name="Write"
        what="you have begun something"
        isLit={isLit}
        action={
          <Link href="/journal" className={buttonClasses('soft')}>
            Go on writing
          </Link>
        }
      />
    );
  }

  function write(content: string) {
    if (isBlank(content)) clear();
    else change({ content, reflectionPrompt: question, startedAt: draft.startedAt ?? Date.now() });
  }

  const nextXP = user.isSecret ? 0 : (journal?.nextEntryXP ?? 0);
  return (
    <LampRow name="Write" what={question} isLit={isLit && !hasWords}>
      <WriteLine
        question={question}
        content={draft.content}
        readOnly={isPending}
        onChange={write}
        hint={hint}
      />
      {hasWords && (
        <div
          ref={showToWriter}
          className="mt-2 flex animate-rise scroll-mb-46 flex-wrap justify-end gap-2 lg:scroll-mb-6"
        >
          <Link href="/journal" className={buttonClasses('ghost')}>
            More room
          </Link>
          <Button onClick={save} pending={isPending}>
            {nextXP > 0 ? `Save Entry & Earn ${nextXP} XP` : 'Save Entry'}
          </Button>
        </div>
      )}
    </LampRow>
  );
}

/** With the first word the way to save it comes, which a phone's navigation would otherwise hide. */
function showToWriter(actions: HTMLElement | null): void {
  if (actions?.closest('li')?.contains(document.activeElement)) actions.scrollIntoView({ block: 'nearest' });
}

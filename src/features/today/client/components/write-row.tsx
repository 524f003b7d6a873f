import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import {
  todayQuery as journalQuery,
  useJournalDraft,
  useSaveEntry,
} from '#features/journal/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { LampRow } from './lamp-row.tsx';

/** Writing: one question, and the first line is typed right here. It is the journal's draft; what was begun there goes on there. */
export function WriteRow({ user, question, isLit }: { user: User; question: string; isLit: boolean }) {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Writing user={user} question={question} isLit={isLit} />
  ) : (
    <LampRow name="Write" what={question} isLit={isLit}>
      <Line question={question} content="" />
    </LampRow>
  );
}

function Writing({ user, question, isLit }: { user: User; question: string; isLit: boolean }) {
  const { draft, latest, change, clear, isKept } = useJournalDraft(user.id);
  const { save, isPending } = useSaveEntry({ latest, change, onSaved: clear });
  const { data: journal } = useQuery(journalQuery);
  const hasWords = draft.content.trim() !== '';
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
    if (content.trim() === '') clear();
    else change({ content, reflectionPrompt: question, startedAt: draft.startedAt ?? Date.now() });
  }

  const nextXP = user.isSecret ? 0 : (journal?.nextEntryXP ?? 0);
  return (
    <LampRow name="Write" what={question} isLit={isLit && !hasWords}>
      <Line
        question={question}
        content={draft.content}
        readOnly={isPending}
        onChange={write}
        hint={isKept ? undefined : 'This browser keeps no draft: please save before you leave this page.'}
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

function Line({
  question,
  content,
  readOnly = false,
  onChange,
  hint,
}: {
  question: string;
  content: string;
  readOnly?: boolean;
  onChange?: (content: string) => void;
  hint?: string | undefined;
}) {
  return (
    <TextArea
      label={question}
      hideLabel
      hint={hint}
      rows={1}
      scripture
      placeholder="Begin here…"
      className="mt-1.5 *:[textarea]:min-h-12 *:[textarea]:max-h-60 *:[textarea]:resize-none"
      value={content}
      readOnly={readOnly || onChange === undefined}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

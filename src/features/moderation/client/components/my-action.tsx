import { isForGood } from '#contract/for-good.ts';
import { HelpBelow } from '#features/help/client/for-other-features.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { MyAction as Action } from '../../my-words.contract.ts';
import { dayOf, momentOf } from '../case-dates.ts';
import { AppealForm } from './appeal-form.tsx';

/** One thing that was done, as its author is told it: why, for how long, and what became of an answer to it. */
export function MyAction({
  action,
  isSecond,
}: {
  action: Action;
  /** Something above it is answered, or can be. */
  isSecond: boolean;
}) {
  const { said, note, until, isUndone, appeal } = action;
  return (
    <li className="py-5 first:pt-0">
      <p className="text-sm text-ink-soft">{momentOf(action.createdAt)}</p>
      <p className="mt-1 text-xl leading-snug font-semibold text-pretty">{said}</p>
      {note !== null && note !== '' && (
        <OwnWords as="p" className="mt-2">
          “{note}”
        </OwnWords>
      )}
      {/* What a moderator writes comes to whoever wrote words of danger: who helps at once stands beside it. */}
      {action.action === 'write' && <HelpBelow />}
      {isUndone ? (
        <p className="mt-2 font-semibold text-leaf">This was taken back.</p>
      ) : (
        until !== null && <Until until={until} />
      )}
      {action.mayAppeal && <AppealForm actionId={action.id} isSecond={isSecond} />}
      {appeal && <YourAnswer appeal={appeal} isUndone={isUndone} />}
    </li>
  );
}

function Until({ until }: { until: number }) {
  if (isForGood(until)) return <p className="mt-2">It has no end.</p>;
  const isOver = until <= serverNow();
  return <p className="mt-2">{isOver ? 'It is over.' : `It ends ${dayOf(until)}, by itself.`}</p>;
}

function YourAnswer({ appeal, isUndone }: { appeal: NonNullable<Action['appeal']>; isUndone: boolean }) {
  const outcome = appeal.outcome === 'kept' && isUndone ? 'keptThen' : (appeal.outcome ?? 'waits');
  return (
    <section aria-label="Your answer" className="mt-4 rounded-[14px] bg-dusk-wash px-4 py-3.5">
      <p className="text-sm font-semibold text-dusk">
        Your answer, {momentOf(appeal.createdAt).toLowerCase()}
      </p>
      <p dir="auto" className="paragraphs mt-1 wrap-anywhere">
        {appeal.text}
      </p>
      {appeal.needsHelp && <HelpBelow />}
      <p className="mt-3 font-semibold">{OUTCOME[outcome]}</p>
      {appeal.answer !== null && appeal.answer !== '' && (
        <OwnWords as="p" className="mt-1">
          “{appeal.answer}”
        </OwnWords>
      )}
    </section>
  );
}

const OUTCOME = {
  waits: 'A moderator will read it. You need not wait here: you will be told.',
  granted: 'You were right. It was taken back.',
  kept: 'It was read again, and it stays.',
  keptThen: 'It was read again, and it stayed then.',
} as const;

import { Link } from 'wouter';
import { isForGood } from '#contract/for-good.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { ModerationAction } from '../../moderation.contract.ts';
import { dateOf } from '../case-dates.ts';
import { actionLineOf } from '../case-texts.ts';
import { LiftButton } from './lift-button.tsx';

/** One line of what was done: when, why, by whom, until when, and in which words. */
export function ActionRow({
  action,
  caseHref,
  isSaidOnly = false,
}: {
  action: ModerationAction;
  /** Where the case is read; absent where one is in it. */
  caseHref?: string;
  /** It cannot be taken back here: that is what is being decided. */
  isSaidOnly?: boolean;
}) {
  const { by, note, until, isUndone } = action;
  return (
    <li className={caseHref === undefined ? 'py-1' : 'py-2'}>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <span className={isUndone ? 'text-ink-soft line-through' : undefined}>{actionLineOf(action)}</span>
          {isUndone && <span className="text-ink-soft"> (taken back)</span>}
          <span className="text-ink-soft">
            {until !== null && !isUndone && (isForGood(until) ? ', for good' : `, until ${dateOf(until)}`)}
            {by && (
              <>
                , by <bdi translate="no">{by.name}</bdi>
              </>
            )}
          </span>
        </p>
        {caseHref !== undefined && (
          <Link
            href={caseHref}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-dusk underline underline-offset-4"
          >
            The case
          </Link>
        )}
        {action.mayLift && !isSaidOnly && <LiftButton action={action} isLink={caseHref !== undefined} />}
      </div>
      {note !== null && note !== '' && (
        <OwnWords as="p" className="text-ink-soft">
          “{note}”
        </OwnWords>
      )}
    </li>
  );
}

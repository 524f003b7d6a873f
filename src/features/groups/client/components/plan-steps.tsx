import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Link } from 'wouter';
import { saidDay } from '#platform/client/said-day.ts';
import { cn } from '#ui/class-names.ts';
import { showStart } from '#ui/show-start.ts';
import type { GroupPlan } from '../../plan.contract.ts';
import { today } from '../group-dates.ts';
import { FreshMark } from './fresh-mark.tsx';

/** The passages before and after this one, and all of them, folded. */
export function PlanSteps({
  plan,
  passageId,
  hrefOf,
}: {
  plan: GroupPlan;
  passageId: string;
  hrefOf: (passageId: string) => string;
}) {
  const { passages, nowId } = plan;
  const at = passages.findIndex(({ id }) => id === passageId);
  const [before, after] = [passages[at - 1], passages[at + 1]];
  if (passages.length < 2) return null;
  const step =
    'inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-control text-sm font-semibold text-ink-soft hover:text-ink';
  return (
    <nav aria-label="Passages of the plan" className="mt-1 flex flex-wrap justify-between gap-x-4">
      {before !== undefined && (
        <Link href={hrefOf(before.id)} className={step}>
          <CaretLeftIcon size={16} aria-hidden className="shrink-0" />
          <span className="sr-only">Before it: </span>
          {before.reference}
        </Link>
      )}
      {after !== undefined && (
        <Link href={hrefOf(after.id)} className={cn(step, 'order-2 ms-auto')}>
          <span className="sr-only">After it: </span>
          {after.reference}
          <CaretRightIcon size={16} aria-hidden className="shrink-0" />
        </Link>
      )}
      <details
        // On a phone it opens below what is seen, behind the field to write in.
        onToggle={({ currentTarget }) => currentTarget.open && showStart(currentTarget)}
        className={cn(
          'order-1 scroll-mt-4 open:order-3 open:mx-0 open:w-full',
          // In the middle between two; where nothing stands before it, it begins the line.
          before !== undefined && 'mx-auto',
        )}
      >
        <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-sm font-semibold text-dusk">
          All {passages.length} passages
        </summary>
        <ol className="max-h-96 overflow-y-auto">
          {passages.map(({ id, reference, startsOn, fresh }) => (
            <li key={id}>
              <Link
                href={hrefOf(id)}
                aria-current={id === passageId ? 'true' : undefined}
                className="flex min-h-13 items-center gap-3 rounded-control py-1.5 hover:bg-ink/4"
              >
                <span className="min-w-0 grow">
                  <span className={cn('block', id === passageId && 'font-semibold text-dusk')}>
                    {reference}
                  </span>
                  <span className="block text-sm text-ink-soft">
                    {id === nowId ? 'Now, since ' : ''}
                    {saidDay(startsOn, today())}
                  </span>
                </span>
                <FreshMark fresh={fresh} />
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';
import type { PlanKind } from '../../catalogue/ready-plan.ts';
import type { ReadyPlanItem } from '../../plans.contract.ts';
import { dayWords, lengthWords } from '../plan-words.ts';

const SHELVES: readonly { kind: PlanKind; title: string }[] = [
  { kind: 'short', title: 'A few days or weeks' },
  { kind: 'season', title: 'For a season' },
  { kind: 'book', title: 'A part of the Bible' },
  { kind: 'whole', title: 'All of it' },
];

/** The cloth of a book's cover, by its shelf, and the band on its back. */
const COVERS: Record<PlanKind, string> = {
  short: 'bg-sky-wash border-sky',
  season: 'bg-dusk-wash border-dusk',
  book: 'bg-leaf-wash border-leaf',
  whole: 'bg-clay-wash border-clay',
};

/** The plans that are ready, like books on the four boards of one shelf. A board that is too long for the window is drawn along. */
export function ReadyShelf({ ready, today }: { ready: readonly ReadyPlanItem[]; today: string }) {
  return (
    <section aria-labelledby="ready" className="-mx-5 grid gap-7 overflow-hidden pt-5 pb-6 sm:-mx-8 sm:pt-6">
      <h2 id="ready" className="-mb-3 px-5 text-2xl sm:px-8">
        The shelf
      </h2>
      {SHELVES.map(({ kind, title }) => (
        <section key={kind} aria-labelledby={`shelf-${kind}`}>
          <h3 id={`shelf-${kind}`} className="px-5 text-lg sm:px-8">
            {title}
          </h3>
          <ul
            data-scrolls-sideways
            className="mt-3 flex snap-x scroll-px-5 gap-3 overflow-x-auto border-b-4 border-line-strong/40 px-5 pt-1 pb-0 sm:scroll-px-8 sm:px-8"
          >
            {ready
              .filter((plan) => plan.kind === kind)
              .map((plan) => (
                <li key={plan.id} className="flex shrink-0 snap-start">
                  <Cover plan={plan} today={today} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Cover({ plan, today }: { plan: ReadyPlanItem; today: string }) {
  const { id, kind, name, seasonOn } = plan;
  return (
    <Link
      href={`/plans/ready/${id}`}
      className={cn(
        'flex min-h-48 w-[min(10rem,70vw)] flex-col justify-between rounded-t-md rounded-r-md border-l-8 p-3.5 shadow-soft transition-transform hover:-translate-y-1 motion-reduce:hover:translate-y-0',
        COVERS[kind],
      )}
    >
      <span className="font-heading text-xl leading-tight text-balance">{name}</span>
      <span className="mt-4 text-sm text-ink-soft">
        {seasonOn === null ? lengthWords(plan) : `${plan.days} days from ${dayWords(seasonOn, today)}`}
      </span>
    </Link>
  );
}

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Plans } from '../../plans.contract.ts';
import { CalendarOfPlans } from '../components/calendar-of-plans.tsx';
import { PlanCard } from '../components/plan-card.tsx';
import { ReadyShelf } from '../components/ready-shelf.tsx';
import { plansQuery } from '../plan-queries.ts';
import { standsWords } from '../plan-words.ts';

/** /plans: what I read now, the plans that are ready, and one of my own (docs/product.md, Reading plans). */
export function PlansPage() {
  const { data: plans, isError, isFetching, refetch } = useQuery(plansQuery);
  return (
    <SheetPage
      title="Reading plans"
      description="A little each day, as it fits your days."
      actions={
        <>
          <Link href="/plans/new" className={buttonClasses('secondary')}>
            <PlusIcon size={20} aria-hidden />
            My own
          </Link>
          {plans !== undefined && plans.mine.length > 0 && <CalendarOfPlans />}
        </>
      }
      width="list"
    >
      {plans === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
      {plans === undefined && !isError && <Skeleton className="my-6 h-96" />}
      {plans !== undefined && <OfPlans plans={plans} />}
    </SheetPage>
  );
}

function OfPlans({ plans: { mine, ready, today } }: { plans: Plans }) {
  const open = mine.filter(({ state }) => state !== 'finished');
  const finished = mine.filter(({ state }) => state === 'finished');
  return (
    <>
      <section aria-labelledby="now">
        <h2 id="now" className="sr-only">
          What I read now
        </h2>
        {open.length === 0 ? (
          <Card className="flex items-center gap-4">
            <LampMark isLit={false} className="size-12 shrink-0" />
            <p>
              <span className="block font-heading text-xl">Take one from the shelf.</span>
              <span className="text-ink-soft">
                Today leads to its next chapter, and a day that you leave out waits for you.
              </span>
            </p>
          </Card>
        ) : (
          <div className="grid items-start gap-x-8 max-md:divide-y max-md:divide-line md:grid-cols-2">
            {open.map((plan) => (
              <PlanCard key={plan.id} plan={plan} today={today} />
            ))}
          </div>
        )}
      </section>
      <ReadyShelf ready={ready} today={today} />
      {finished.length > 0 && (
        <Card>
          <h2 className="text-xl">Come to their end</h2>
          <ul className="mt-2">
            {finished.map((plan) => (
              <li key={plan.id} className="border-t border-line first:border-t-0">
                <Link
                  href={`/plans/${plan.id}`}
                  className="flex min-h-12 items-center gap-3 py-2 hover:underline"
                >
                  <LampMark className="size-7 shrink-0" />
                  <span className="min-w-0">
                    <OwnWords className="font-semibold">{plan.name}</OwnWords>
                    <span className="block text-sm text-ink-soft">{standsWords(plan, today)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

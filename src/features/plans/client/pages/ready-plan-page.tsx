import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { WEEKDAYS } from '#contract/local-dates.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { placesName } from '../../places.rules.ts';
import { type ReadyPlanWhole, startReadyPlan } from '../../plans.contract.ts';
import { daysOf } from '../../schedule.rules.ts';
import { type Begin, BeginFields } from '../components/begin-fields.tsx';
import { GroupDialog } from '../components/group-dialog.tsx';
import { PlanNotHere } from '../components/plan-not-here.tsx';
import { planBegun } from '../plan-changes.ts';
import { readyPlanQuery } from '../plan-queries.ts';
import { BACK_TO_PLANS, lengthWords } from '../plan-words.ts';

/** Days that are shown before somebody asks for all. */
const FIRST_DAYS = 14;

/** /plans/ready/:readyId: a plan of the catalogue, before it is begun. */
export function ReadyPlanPage() {
  const { readyId = '' } = useParams<{ readyId: string }>();
  const { data: plan, error, isFetching, refetch } = useQuery(readyPlanQuery(readyId));
  usePageTitle(plan?.name);
  if (plan === undefined) {
    return error ? (
      <PlanNotHere error={error} pending={isFetching} onRetry={() => refetch()} />
    ) : (
      <SheetPage back={BACK_TO_PLANS} title="A reading plan" width="text">
        <Skeleton className="my-6 h-96" />
      </SheetPage>
    );
  }
  return <OfReadyPlan key={plan.id} plan={plan} />;
}

function OfReadyPlan({ plan }: { plan: ReadyPlanWhole }) {
  const [, navigate] = useLocation();
  const [withGroup, setWithGroup] = useState(false);
  const [begin, setBegin] = useState<Begin>({
    startsOn: plan.seasonOn ?? plan.today,
    weekdays: WEEKDAYS,
  });
  const start = useEndpointMutation(startReadyPlan, {
    changes: planBegun,
    onSuccess: ({ id }) => navigate(`/plans/${id}`),
    onError: (error) => failureToast('Not Begun', error),
  });
  return (
    <SheetPage
      back={BACK_TO_PLANS}
      title={plan.name}
      description={
        <>
          {plan.about} <span className="block text-sm">{lengthWords(plan)}</span>
        </>
      }
      width="text"
    >
      <Card className="flex flex-col gap-5">
        {plan.myPlanId !== null ? (
          <Link href={`/plans/${plan.myPlanId}`} className={buttonClasses('primary', 'lg')}>
            Go on reading
          </Link>
        ) : (
          <>
            <BeginFields begin={begin} today={plan.today} onChange={setBegin} />
            <Button
              size="lg"
              pending={start.isPending}
              disabled={begin.startsOn === ''}
              onClick={() =>
                start.mutate({
                  params: { readyId: plan.id },
                  body: { startsOn: begin.startsOn, weekdays: [...begin.weekdays] },
                })
              }
            >
              Begin
            </Button>
          </>
        )}
        <Button variant="ghost" className="text-dusk" onClick={() => setWithGroup(true)}>
          Read it with a group
        </Button>
      </Card>
      <Card>
        <Days plan={plan} />
      </Card>
      {withGroup && (
        <GroupDialog plan={plan} name={plan.name} today={plan.today} onClose={() => setWithGroup(false)} />
      )}
    </SheetPage>
  );
}

/** What is read on each day, to look at. */
function Days({ plan: { places, division } }: { plan: ReadyPlanWhole }) {
  const [isAll, setAll] = useState(false);
  const days = daysOf(division);
  return (
    <>
      <h2 className="text-xl">Day by day</h2>
      <ol className="mt-2">
        {days.slice(0, isAll ? days.length : FIRST_DAYS).map(({ from, to }, day) => (
          <li key={from} className="flex gap-4 border-t border-line py-2 first:border-t-0">
            <span aria-hidden className="w-10 shrink-0 text-end text-ink-soft tabular-nums">
              {day + 1}
            </span>
            <span className="min-w-0">{placesName(places.slice(from, to))}</span>
          </li>
        ))}
      </ol>
      {!isAll && days.length > FIRST_DAYS && (
        <Button variant="ghost" className="mt-1 -ml-4 text-dusk" onClick={() => setAll(true)}>
          All {days.length} days
        </Button>
      )}
    </>
  );
}

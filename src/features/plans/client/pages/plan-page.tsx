import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Card } from '#ui/card.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { CalendarOfPlans } from '../components/calendar-of-plans.tsx';
import { OpenDay } from '../components/open-day.tsx';
import { PlanBeam } from '../components/plan-beam.tsx';
import { PlanDays } from '../components/plan-days.tsx';
import { PlanMenu } from '../components/plan-menu.tsx';
import { PlanNotHere } from '../components/plan-not-here.tsx';
import { planQuery } from '../plan-queries.ts';
import { BACK_TO_PLANS, standsWords } from '../plan-words.ts';

/** /plans/:planId: one of my plans with all of its days. */
export function PlanPage() {
  const { planId = '' } = useParams<{ planId: string }>();
  const { data: plan, error, isFetching, refetch } = useQuery(planQuery(planId));
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
  const { today } = plan;
  return (
    <SheetPage
      back={BACK_TO_PLANS}
      title={<OwnWords>{plan.name}</OwnWords>}
      description={standsWords(plan, today)}
      actions={
        <>
          <CalendarOfPlans />
          <PlanMenu plan={plan} today={today} />
        </>
      }
      width="text"
    >
      <Card className="flex flex-col gap-5">
        <PlanBeam plan={plan} />
        <OpenDay plan={plan} today={today} />
      </Card>
      <Card>
        <PlanDays key={plan.id} plan={plan} />
      </Card>
    </SheetPage>
  );
}

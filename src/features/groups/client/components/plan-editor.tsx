import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { groupPlanQuery } from '../group-queries.ts';
import { AddToPlan } from './add-to-plan.tsx';
import { PlannedPassages } from './planned-passages.tsx';

/** The plan of a group: what is read when, and how more is added. */
export function PlanEditor({ groupId, userId }: { groupId: string; userId: string }) {
  const { data: plan, isError, isFetching, refetch } = useQuery(groupPlanQuery(groupId));
  return (
    <section id="plan" aria-labelledby="group-plan" className="scroll-mt-6">
      <h2 id="group-plan" className="text-xl">
        What you read
      </h2>
      {plan === undefined && !isError && <Skeleton className="mt-3 h-40" />}
      {plan === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
      {plan !== undefined && (
        <>
          <PlannedPassages groupId={groupId} plan={plan} />
          <AddToPlan key={userId} groupId={groupId} userId={userId} plan={plan} />
        </>
      )}
    </section>
  );
}

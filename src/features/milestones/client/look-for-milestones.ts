import type { QueryClient } from '@tanstack/react-query';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { getMilestones, getMilestonesOfPerson, noteMilestones } from '../milestones.contract.ts';

/** Has the server note what was reached, and gives the ids of what is new; none is to be told of in a rest. */
export async function lookForMilestones(
  queryClient: QueryClient,
): Promise<{ ids: string[]; isResting: boolean }> {
  const { reached, isResting } = await callEndpoint(noteMilestones, {});
  if (reached.length > 0) {
    changeAnswers(queryClient, (cache) => {
      cache.set(getMilestones, () => undefined);
      cache.set(getMilestonesOfPerson, () => undefined);
    });
  }
  return { ids: reached.map(({ id }) => id), isResting };
}

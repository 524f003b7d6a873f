import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import {
  getMilestones,
  getMilestonesOfPerson,
  setMilestonesOnCard,
  type Wall,
} from '../milestones.contract.ts';

/** Chooses what stands on one's card. */
export function useSetOnCard() {
  return useEndpointMutation(setMilestonesOnCard, {
    changes: (cache: CachedAnswers, wall: Wall) => {
      cache.set(getMilestones, () => wall);
      cache.set(getMilestonesOfPerson, () => undefined);
    },
    onError: (error: Error) => failureToast('Not Chosen Yet', error),
  });
}

import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { catchUpPlan, markPlace, setPlanState, undoCatchUp } from '../plans.contract.ts';
import { planChanged } from './plan-changes.ts';

/** Each of these calls answers with the plan as it is then. */
const kept = {
  changes: planChanged,
  onError: (error: Error) => failureToast('Not Kept Yet', error),
};

export const useMarkPlace = () => useEndpointMutation(markPlace, kept);
export const useSetPlanState = () => useEndpointMutation(setPlanState, kept);
export const useCatchUp = () => useEndpointMutation(catchUpPlan, kept);
export const useUndoCatchUp = () => useEndpointMutation(undoCatchUp, kept);

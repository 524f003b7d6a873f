import { batchBefore } from '../debates.rules.ts';

/**
 * For queries of what others say, which comes to light on each quarter of an hour: an answer of an earlier one is asked for again
 * when a screen shows it. Whoever follows 'Somebody answered' finds the answer also above and beside what they had read before.
 */
export const ANEW_EACH_QUARTER = {
  refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) =>
    batchBefore(state.dataUpdatedAt) < batchBefore(Date.now()) && ('always' as const),
};

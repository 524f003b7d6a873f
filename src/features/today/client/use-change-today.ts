import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import {
  createPrayerOfToday,
  endRest,
  getToday,
  setRest,
  setSabbath,
  type Today,
} from '../today.contract.ts';

/** Each of these calls answers with today as it is then. */
const notKept = {
  changes: (cache: CachedAnswers, today: Today) => cache.set(getToday, () => today),
  onError: (error: Error) => failureToast('Not kept yet', error),
};

export const useSetSabbath = () => useEndpointMutation(setSabbath, notKept);
export const useSetRest = () => useEndpointMutation(setRest, notKept);
export const useEndRest = () => useEndpointMutation(endRest, notKept);

/** A prayer in no words that are kept; `onPrayed` is called when the lamp burns. */
export const usePrayToday = (onPrayed: () => void) =>
  useEndpointMutation(createPrayerOfToday, { ...notKept, onSuccess: onPrayed });

import { getMilestones } from '#features/milestones/milestones.contract.ts';
import { getPlan, listPlans, listPlansNow } from '#features/plans/plans.contract.ts';
import { getQuests } from '#features/quests/quests.contract.ts';
import { getReminder } from '#features/reminders/reminders.contract.ts';
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
  onError: (error: Error) => failureToast('Not Kept Yet', error),
};

/** What is asked of me and what comes follow the days that I keep free. */
const OF_FREE_DAYS = [getPlan, listPlans, listPlansNow, getQuests, getReminder, getMilestones];
const notFree = {
  ...notKept,
  changes: (cache: CachedAnswers, today: Today) => {
    cache.set(getToday, () => today);
    for (const endpoint of OF_FREE_DAYS) cache.set(endpoint, () => undefined);
  },
};

export const useSetSabbath = () => useEndpointMutation(setSabbath, notFree);
export const useSetRest = () => useEndpointMutation(setRest, notFree);
export const useEndRest = () => useEndpointMutation(endRest, notFree);

/** A prayer in no words that are kept; `onPrayed` is called when the lamp burns. */
export const usePrayToday = (onPrayed: () => void) =>
  useEndpointMutation(createPrayerOfToday, { ...notKept, onSuccess: onPrayed });

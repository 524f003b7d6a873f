import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import {
  endReminder,
  getReminder,
  type MyReminder,
  removeDevice,
  renewReminderCalendar,
  saveReminder,
} from '../reminders.contract.ts';

export const reminderQuery = endpointQuery(getReminder);

/** Each of these calls answers with the reminder as it is then. */
const notKept = {
  changes: (cache: CachedAnswers, reminder: MyReminder) => cache.set(getReminder, () => reminder),
  onError: (error: Error) => failureToast('Not Kept Yet', error),
};

export const useSaveReminder = () => useEndpointMutation(saveReminder, notKept);
export const useEndReminder = () => useEndpointMutation(endReminder, notKept);
export const useRemoveDevice = () => useEndpointMutation(removeDevice, notKept);
export const useRenewCalendar = () => useEndpointMutation(renewReminderCalendar, notKept);

import type { QueryClient } from '@tanstack/react-query';
import { getVerseOfTheDay, listChaptersReadToday } from '#features/bible/bible.contract.ts';
import { getCurrentDebate } from '#features/debates/debates.contract.ts';
import { listGatherings, listNextGatherings } from '#features/gatherings/gatherings.contract.ts';
import { listMyGroups } from '#features/groups/groups.contract.ts';
import { getGroupPlan } from '#features/groups/plan.contract.ts';
import { getToday as getJournalToday, listOnThisDay } from '#features/journal/journal.contract.ts';
import { getPlan, listPlans, listPlansNow } from '#features/plans/plans.contract.ts';
import { getPrayerOverview, listGroupRequests, listWaiting } from '#features/prayer/prayer.contract.ts';
import { getPrayerList } from '#features/prayer/prayer-list.contract.ts';
import { getRequest } from '#features/prayer/requests.contract.ts';
import { getReminder } from '#features/reminders/reminders.contract.ts';
import { getProfile, listCollections } from '#features/wardrobe/wardrobe.contract.ts';
import { getPageOfYear, getYear } from '#features/year/year.contract.ts';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { onAnswers } from '#platform/client/use-endpoint-mutation.ts';
import { getToday } from '../today.contract.ts';
import { onNewDay } from './on-new-day.ts';

/** What is another one on another day: what it is for, what was done on it, and what comes from it on. */
const OF_A_DAY = [
  getVerseOfTheDay,
  listChaptersReadToday,
  getJournalToday,
  listOnThisDay,
  getPlan,
  listPlans,
  listPlansNow,
  getPrayerOverview,
  getPrayerList,
  listWaiting,
  getRequest,
  getYear,
  getPageOfYear,
  listMyGroups,
  getGroupPlan,
  listNextGatherings,
  getCurrentDebate,
  getReminder,
  getProfile,
  listCollections,
];
const PAGES_OF_A_DAY = [listGroupRequests, listGatherings];

/**
 * Whatever is done may light a lamp, wherever it is done: after each call that changed something, today is asked again as soon as
 * it is shown, here and in the other tabs. The calls of today itself answer with it, and that of quests changes none of it.
 */
export function followToday(queryClient: QueryClient): void {
  onAnswers((answer) => {
    if (typeof answer === 'object' && answer !== null && ('lamps' in answer || 'quests' in answer)) return;
    changeAnswers(queryClient, (cache) => cache.set(getToday, () => undefined));
  });
  onNewDay(queryClient, () =>
    changeAnswers(queryClient, (cache) => {
      for (const endpoint of OF_A_DAY) cache.set(endpoint, () => undefined);
      for (const endpoint of PAGES_OF_A_DAY) cache.setPages(endpoint, () => undefined);
    }),
  );
}

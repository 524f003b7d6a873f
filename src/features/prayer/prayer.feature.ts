import type { ServerFeature } from '#platform/server/feature.ts';
import * as encouragements from './encouragements.contract.ts';
import * as prayer from './prayer.contract.ts';
import { PRAYER_ERRORS } from './prayer.errors.ts';
import { prayerScreens } from './prayer.screens.ts';
import * as prayerList from './prayer-list.contract.ts';
import * as requests from './requests.contract.ts';
import { prayerCountsCheck } from './server/counts-check.ts';
import { listRoutes } from './server/list-routes.ts';
import * as firstPrayer from './server/migrations/030-prayer.ts';
import * as prayerOfGroups from './server/migrations/042-prayer-of-groups.ts';
import * as writtenWithoutTheAsker from './server/migrations/067-written-without-the-asker.ts';
import * as readersOfTestimonies from './server/migrations/093-readers-of-testimonies.ts';
import * as helpPutAway from './server/migrations/103-help-put-away.ts';
import { prayerData } from './server/personal-data.ts';
import { prayerJobs } from './server/prayer-jobs.ts';
import { prayerNotifications } from './server/prayer-notifications.ts';
import { prayerWords } from './server/prayer-words.ts';
import { reckonReminders } from './server/reckon-reminders.ts';
import { requestRoutes } from './server/request-routes.ts';
import { takeBackShared } from './server/take-back-shared.ts';
import { tellOfAnswersAgain } from './server/tell-again.ts';

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    prayed_for_someone: true;
    encouragement: true;
    prayer_testimony: true;
  }
}

export const prayerFeature: ServerFeature = {
  name: 'prayer',
  contracts: [prayer, requests, encouragements, prayerList],
  errors: PRAYER_ERRORS,
  screens: prayerScreens,
  xpReasons: ['prayed_for_someone', 'encouragement', 'prayer_testimony'],
  migrations: {
    '030-prayer': firstPrayer,
    '042-prayer-of-groups': prayerOfGroups,
    '067-written-without-the-asker': writtenWithoutTheAsker,
    '093-readers-of-testimonies': readersOfTestimonies,
    '103-help-put-away': helpPutAway,
  },
  routes({ endpoints }, deps) {
    requestRoutes(endpoints, deps);
    listRoutes(endpoints, deps);
  },
  jobs: (deps) => prayerJobs(deps),
  events: (deps) => [...takeBackShared(deps), tellOfAnswersAgain(deps), reckonReminders(deps)],
  personalData: () => prayerData,
  words: (deps) => prayerWords(deps),
  notifications: (deps) => prayerNotifications(deps),
  checks: [prayerCountsCheck],
};

import type { DeedPart } from '#platform/server/deeds.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as asking from './asking.contract.ts';
import * as calendar from './calendar.contract.ts';
import * as coming from './coming.contract.ts';
import * as gatherings from './gatherings.contract.ts';
import { GATHERING_ERRORS } from './gatherings.errors.ts';
import { gatheringsScreens } from './gatherings.screens.ts';
import * as letters from './letters.contract.ts';
import { laidEvents } from './server/answer-laid.ts';
import { calendarRoutes } from './server/calendar-routes.ts';
import { countUpSerial } from './server/calendar-store.ts';
import { archivedEvents } from './server/call-off-archived.ts';
import { gatheringRoutes } from './server/gathering-routes.ts';
import { gatheringsCheck } from './server/gatherings-check.ts';
import { gatheringsJobs } from './server/gatherings-jobs.ts';
import { gatheringsNotifications } from './server/gatherings-notifications.ts';
import { gatheringsWords } from './server/gatherings-words.ts';
import { leaveEvents } from './server/leave-gatherings.ts';
import { letterRoutes } from './server/letter-routes.ts';
import * as gatheringsTables from './server/migrations/041-gatherings.ts';
import * as answersInOrder from './server/migrations/048-answers-in-order.ts';
import * as askedToCome from './server/migrations/074-asked-to-come.ts';
import * as youngAtEvents from './server/migrations/076-under-16-at-events-of-everyone.ts';
import * as formerNames from './server/migrations/085-former-names-of-occurrences.ts';
import * as bannedAtEvents from './server/migrations/086-banned-for-good-at-events.ts';
import * as answersOfBanned from './server/migrations/089-answers-of-who-is-banned.ts';
import * as whoNoted from './server/migrations/094-who-noted-that-they-came.ts';
import * as answersToSeries from './server/migrations/104-answers-to-a-series.ts';
import { gatheringsData } from './server/personal-data.ts';
import { reminderEvents } from './server/reminder-letter.ts';
import './server/gatherings-tables.ts';

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    came_to_gathering: true;
  }
}

/** The address of the calendar that whoever registered the address of another noted down opens nothing once the owner has come. */
const endAddress: DeedPart<'account-taken'> = {
  deed: 'account-taken',
  join: (tx, { userId }) => countUpSerial(tx, userId),
};

export const gatheringsFeature: ServerFeature = {
  name: 'gatherings',
  contracts: [gatherings, coming, asking, calendar, letters],
  errors: GATHERING_ERRORS,
  screens: gatheringsScreens,
  xpReasons: ['came_to_gathering'],
  migrations: {
    '041-gatherings': gatheringsTables,
    '048-answers-in-order': answersInOrder,
    '074-asked-to-come': askedToCome,
    '076-under-16-at-events-of-everyone': youngAtEvents,
    '085-former-names-of-occurrences': formerNames,
    '086-banned-for-good-at-events': bannedAtEvents,
    '089-answers-of-who-is-banned': answersOfBanned,
    '094-who-noted-that-they-came': whoNoted,
    '104-answers-to-a-series': answersToSeries,
  },
  routes({ endpoints }, deps) {
    gatheringRoutes(endpoints, deps);
    calendarRoutes(endpoints, deps);
    letterRoutes(endpoints, deps);
  },
  deeds: () => [endAddress],
  jobs: gatheringsJobs,
  events: (deps) => [
    ...reminderEvents(deps),
    ...leaveEvents(deps),
    ...laidEvents(deps),
    ...archivedEvents(deps),
  ],
  personalData: () => gatheringsData,
  words: gatheringsWords,
  notifications: gatheringsNotifications,
  checks: [gatheringsCheck],
};

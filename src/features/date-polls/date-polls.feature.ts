import type { ServerFeature } from '#platform/server/feature.ts';
import * as datePolls from './date-polls.contract.ts';
import { DATE_POLL_ERRORS } from './date-polls.errors.ts';
import { datePollsScreens } from './date-polls.screens.ts';
import { datePollRoutes } from './server/date-poll-routes.ts';
import { datePollsCheck } from './server/date-polls-check.ts';
import { datePollsNotifications } from './server/date-polls-notifications.ts';
import { datePollsWords } from './server/date-polls-words.ts';
import { leaveDatePolls } from './server/leave-date-polls.ts';
import * as datePollsTables from './server/migrations/071-date-polls.ts';
import { datePollsData } from './server/personal-data.ts';
import './server/date-polls-tables.ts';

export const datePollsFeature: ServerFeature = {
  name: 'date-polls',
  contracts: [datePolls],
  errors: DATE_POLL_ERRORS,
  screens: datePollsScreens,
  migrations: { '071-date-polls': datePollsTables },
  routes: ({ endpoints }, deps) => datePollRoutes(endpoints, deps),
  events: leaveDatePolls,
  personalData: () => datePollsData,
  words: datePollsWords,
  notifications: datePollsNotifications,
  checks: [datePollsCheck],
};

import { MINUTE_MS } from '#contract/durations.ts';
import type { DeedPart } from '#platform/server/deeds.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as reminders from './reminders.contract.ts';
import { remindersScreens } from './reminders.screens.ts';
import { reminderCalendarRoutes } from './server/calendar-routes.ts';
import { remindDue } from './server/due-reminders.ts';
import * as firstReminders from './server/migrations/058-reminders.ts';
import { reminderData } from './server/personal-data.ts';
import { reminderEvents } from './server/reminder-events.ts';
import { reminderRoutes } from './server/reminder-routes.ts';
import { renewCalendar } from './server/reminder-store.ts';

/** The address of the calendar that whoever registered the address of another noted down opens nothing once the owner has come. */
const endAddress: DeedPart<'account-taken'> = {
  deed: 'account-taken',
  join: (tx, { userId }) => renewCalendar(tx, userId),
};

export const remindersFeature: ServerFeature = {
  name: 'reminders',
  contracts: [reminders],
  screens: remindersScreens,
  migrations: { '058-reminders': firstReminders },
  routes({ endpoints }, deps) {
    reminderRoutes(endpoints, deps);
    reminderCalendarRoutes(endpoints, deps);
  },
  deeds: () => [endAddress],
  events: reminderEvents,
  jobs: (deps) => [
    { name: 'remind of today', everyMs: MINUTE_MS, run: (stopping) => remindDue(deps, stopping) },
  ],
  personalData: () => [reminderData],
};

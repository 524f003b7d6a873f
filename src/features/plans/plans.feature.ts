import type { DeedPart } from '#platform/server/deeds.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as planCalendar from './plan-calendar.contract.ts';
import * as plans from './plans.contract.ts';
import { PLAN_ERRORS } from './plans.errors.ts';
import { plansScreens } from './plans.screens.ts';
import * as readingPlans from './server/migrations/055-reading-plans.ts';
import * as readAhead from './server/migrations/098-read-ahead.ts';
import { plansData } from './server/personal-data.ts';
import { planCalendarRoutes } from './server/plan-calendar-routes.ts';
import { countUpPlanSerial } from './server/plan-calendar-store.ts';
import { planDoingRoutes } from './server/plan-doing-routes.ts';
import { planRoutes } from './server/plan-routes.ts';
import { readByDoing } from './server/read-by-doing.ts';
import './server/plans-tables.ts';

/** The address of the calendar that whoever registered the address of another noted down opens nothing once the owner has come. */
const endAddress: DeedPart<'account-taken'> = {
  deed: 'account-taken',
  join: (tx, { userId }) => countUpPlanSerial(tx, userId),
};

export const plansFeature: ServerFeature = {
  name: 'plans',
  contracts: [plans, planCalendar],
  errors: PLAN_ERRORS,
  screens: plansScreens,
  migrations: { '055-reading-plans': readingPlans, '098-read-ahead': readAhead },
  routes({ endpoints }, deps) {
    planRoutes(endpoints, deps);
    planDoingRoutes(endpoints, deps);
    planCalendarRoutes(endpoints, deps);
  },
  deeds: () => [readByDoing, endAddress],
  personalData: () => plansData,
};

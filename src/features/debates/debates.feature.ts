import type { ServerFeature } from '#platform/server/feature.ts';
import * as claims from './claims.contract.ts';
import * as debates from './debates.contract.ts';
import { DEBATE_ERRORS } from './debates.errors.ts';
import { debatesScreens } from './debates.screens.ts';
import * as schedule from './schedule.contract.ts';
import { claimRoutes } from './server/claim-routes.ts';
import { debateRoutes } from './server/debate-routes.ts';
import { debatesCheck } from './server/debates-check.ts';
import { debatesEvents } from './server/debates-events.ts';
import { debatesJobs } from './server/debates-jobs.ts';
import { debatesNotifications } from './server/debates-notifications.ts';
import { debatesWords } from './server/debates-words.ts';
import * as debatesTables from './server/migrations/050-debates.ts';
import * as foundFair from './server/migrations/052-found-fair.ts';
import { debatesData } from './server/personal-data.ts';
import { scheduleRoutes } from './server/schedule-routes.ts';
import './server/debates-tables.ts';

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    debate_claim: true;
    debate_other_side: true;
    debate_changed_a_mind: true;
    debate_mind: true;
  }
}

export const debatesFeature: ServerFeature = {
  name: 'debates',
  screens: debatesScreens,
  contracts: [debates, claims, schedule],
  errors: DEBATE_ERRORS,
  xpReasons: ['debate_claim', 'debate_other_side', 'debate_changed_a_mind', 'debate_mind'],
  migrations: { '050-debates': debatesTables, '052-found-fair': foundFair },
  routes({ endpoints }, deps) {
    debateRoutes(endpoints, deps);
    claimRoutes(endpoints, deps);
    scheduleRoutes(endpoints, deps);
  },
  jobs: debatesJobs,
  events: debatesEvents,
  personalData: () => debatesData,
  words: debatesWords,
  notifications: debatesNotifications,
  checks: [debatesCheck],
};

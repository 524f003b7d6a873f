import type { ServerFeature } from '#platform/server/feature.ts';
import * as operations from './operations.contract.ts';
import * as eventTables from './server/migrations/009-events.ts';
import * as eventLookups from './server/migrations/013-event-lookups.ts';
import * as jobLeases from './server/migrations/019-job-leases.ts';
import * as administratorActs from './server/migrations/036-administrator-acts.ts';
import { operationsJobs, operationsRoutes } from './server/operations-routes.ts';
import { parkedCheck } from './server/parked-check.ts';
import { actData } from './server/personal-data.ts';

export const operationsFeature: ServerFeature = {
  name: 'operations',
  contracts: [operations],
  migrations: {
    '009-events': eventTables,
    '013-event-lookups': eventLookups,
    '019-job-leases': jobLeases,
    '036-administrator-acts': administratorActs,
  },
  checks: [parkedCheck],
  routes: ({ endpoints }, deps) => operationsRoutes(endpoints, deps),
  jobs: operationsJobs,
  personalData: () => [actData],
};

import type { ServerFeature } from '#platform/server/feature.ts';
import * as operations from './operations.contract.ts';
import * as eventTables from './server/migrations/009-events.ts';
import { operationsRoutes } from './server/operations-routes.ts';

export const operationsFeature: ServerFeature = {
  name: 'operations',
  contracts: [operations],
  migrations: { '009-events': eventTables },
  routes: ({ endpoints }, deps) => operationsRoutes(endpoints, deps),
};

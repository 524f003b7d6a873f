import type { ServerFeature } from '#platform/server/feature.ts';
import { publicInternet } from '#platform/server/outgoing/guarded-agents.ts';
import * as imports from './imports.contract.ts';
import { importsRoutes } from './server/import-routes.ts';

export const importsFeature: ServerFeature = {
  name: 'imports',
  contracts: [imports],
  configure: () => ({ imports: { network: publicInternet } }),
  routes: importsRoutes,
};

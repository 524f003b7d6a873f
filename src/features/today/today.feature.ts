import type { ServerFeature } from '#platform/server/feature.ts';
import { todayRoutes } from './server/today-routes.ts';
import * as today from './today.contract.ts';

export const todayFeature: ServerFeature = {
  name: 'today',
  contracts: [today],
  routes({ endpoints }, deps) {
    todayRoutes(endpoints, deps);
  },
};

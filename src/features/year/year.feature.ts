import type { ServerFeature } from '#platform/server/feature.ts';
import { yearRoutes } from './server/year-routes.ts';
import * as year from './year.contract.ts';
import { yearScreens } from './year.screens.ts';

export const yearFeature: ServerFeature = {
  name: 'year',
  contracts: [year],
  screens: yearScreens,
  routes({ endpoints }, deps) {
    yearRoutes(endpoints, deps);
  },
};

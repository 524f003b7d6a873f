import type { ServerFeature } from '#platform/server/feature.ts';
import * as people from './people.contract.ts';
import { peopleScreens } from './people.screens.ts';
import * as peopleTables from './server/migrations/010-people.ts';
import { peopleRoutes } from './server/people-routes.ts';
import { accountData } from './server/personal-data.ts';

export const peopleFeature: ServerFeature = {
  name: 'people',
  contracts: [people],
  screens: peopleScreens,
  migrations: { '010-people': peopleTables },
  routes: ({ endpoints }, deps) => peopleRoutes(endpoints, deps),
  personalData: () => [accountData],
};

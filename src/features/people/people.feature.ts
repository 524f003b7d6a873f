import type { ServerFeature } from '#platform/server/feature.ts';
import * as people from './people.contract.ts';
import { PEOPLE_ERRORS } from './people.errors.ts';
import { peopleScreens } from './people.screens.ts';
import { cameByData } from './server/came-by-data.ts';
import * as peopleTables from './server/migrations/010-people.ts';
import * as peopleToOthers from './server/migrations/027-people-to-others.ts';
import * as cameBy from './server/migrations/032-came-by.ts';
import * as skeletonsAnew from './server/migrations/100-skeletons-anew.ts';
import { peopleRoutes } from './server/people-routes.ts';
import { personNameWords } from './server/person-name-words.ts';
import { accountData, blockData } from './server/personal-data.ts';

export const peopleFeature: ServerFeature = {
  name: 'people',
  contracts: [people],
  errors: PEOPLE_ERRORS,
  screens: peopleScreens,
  migrations: {
    '010-people': peopleTables,
    '027-people-to-others': peopleToOthers,
    '032-came-by': cameBy,
    '100-skeletons-anew': skeletonsAnew,
  },
  routes: ({ endpoints }, deps) => peopleRoutes(endpoints, deps),
  words: () => [personNameWords],
  personalData: () => [accountData, blockData, cameByData],
};

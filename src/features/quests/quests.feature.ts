import type { ServerFeature } from '#platform/server/feature.ts';
import * as quests from './quests.contract.ts';
import * as firstQuests from './server/migrations/056-quests.ts';
import { questsData } from './server/personal-data.ts';
import { questsRoutes } from './server/quests-routes.ts';

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    quest: true;
  }
}

export const questsFeature: ServerFeature = {
  name: 'quests',
  contracts: [quests],
  xpReasons: ['quest'],
  migrations: { '056-quests': firstQuests },
  routes({ endpoints }, deps) {
    questsRoutes(endpoints, deps);
  },
  personalData: () => [questsData],
};

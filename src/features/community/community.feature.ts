import type { ServerFeature } from '#platform/server/feature.ts';
import { communityScreens } from './community.screens.ts';
import { zipJobs } from './server/discard-zips.ts';
import * as groupZips from './server/migrations/044-group-zips.ts';
import * as mendedAtAnUpgrade from './server/migrations/068-mended-at-an-upgrade.ts';
import * as plainSigns from './server/migrations/082-plain-signs-in-search.ts';
import * as wordsThatWaitAgain from './server/migrations/090-words-that-wait-again.ts';
import * as searchInEveryScript from './server/migrations/099-search-in-every-script.ts';
import { zipEvents } from './server/pack-zip.ts';
import { zipRoutes } from './server/zip-routes.ts';
import { zipsData } from './server/zips-data.ts';
import { zipsNotifications } from './server/zips-notifications.ts';
import * as zips from './zips.contract.ts';

export const communityFeature: ServerFeature = {
  name: 'community',
  contracts: [zips],
  screens: communityScreens,
  migrations: {
    '044-group-zips': groupZips,
    '068-mended-at-an-upgrade': mendedAtAnUpgrade,
    '082-plain-signs-in-search': plainSigns,
    '090-words-that-wait-again': wordsThatWaitAgain,
    '099-search-in-every-script': searchInEveryScript,
  },
  routes({ endpoints }, deps) {
    zipRoutes(endpoints, deps);
  },
  events: zipEvents,
  jobs: zipJobs,
  personalData: () => [zipsData],
  notifications: () => zipsNotifications,
};

import { diskFoldersOf } from '#platform/server/config.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import { leastRoom } from '#platform/server/free-disk.ts';
import * as administration from './administration.contract.ts';
import { ADMINISTRATION_ERRORS } from './administration.errors.ts';
import { administrationScreens } from './administration.screens.ts';
import { actsRoutes } from './server/acts-routes.ts';
import * as findingPeople from './server/migrations/037-finding-people.ts';
import { administrationNotices } from './server/notices.ts';
import { peopleRoutes } from './server/people-routes.ts';
import { storageRoutes } from './server/storage-routes.ts';

export const administrationFeature: ServerFeature = {
  name: 'administration',
  contracts: [administration],
  errors: ADMINISTRATION_ERRORS,
  screens: administrationScreens,
  migrations: { '037-finding-people': findingPeople },
  configure: (config) => ({
    dataDisk: {
      room: () => leastRoom(diskFoldersOf(config)),
      warningBytes: config.DISK_WARNING_MB * 1024 ** 2,
    },
  }),
  routes({ endpoints }, deps) {
    peopleRoutes(endpoints, deps);
    actsRoutes(endpoints, deps);
    storageRoutes(endpoints, deps);
  },
  notifications: () => administrationNotices,
};

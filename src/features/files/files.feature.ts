import { fileLimitsOf } from '#platform/server/config.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as files from './files.contract.ts';
import { filesScreens } from './files.screens.ts';
import * as largeFiles from './large-files.contract.ts';
import * as objects from './objects.contract.ts';
import { PICTURE_LIMITS } from './pictures.rules.ts';
import { adoptStore } from './server/adopt-store.ts';
import { filesEvents } from './server/discarded-objects.ts';
import { filesRoutes } from './server/files-routes.ts';
import * as firstUploads from './server/migrations/007-uploads.ts';
import * as firstFiles from './server/migrations/008-files.ts';
import * as keptFiles from './server/migrations/014-kept-files.ts';
import * as houseObjects from './server/migrations/061-house-objects.ts';
import { objectsCheck } from './server/objects-check.ts';
import { fileData } from './server/personal-data.ts';
import { createPictureQueue } from './server/pictures/picture-queue.ts';
import { filesJobs } from './server/sweep.ts';

export const filesFeature: ServerFeature = {
  name: 'files',
  contracts: [objects, files, largeFiles],
  screens: filesScreens,
  migrations: {
    '007-uploads': firstUploads,
    '008-files': firstFiles,
    '014-kept-files': keptFiles,
    '061-house-objects': houseObjects,
  },
  configure: (config) => ({
    fileLimits: fileLimitsOf(config),
    sweepPercent: config.SWEEP_PERCENT,
    pictureQueue: createPictureQueue(PICTURE_LIMITS),
  }),
  beforeStart: adoptStore,
  routes: ({ endpoints }, deps) => filesRoutes(endpoints, deps),
  events: filesEvents,
  jobs: filesJobs,
  checks: [objectsCheck],
  personalData: () => [fileData],
};

import type { ServerFeature } from '#platform/server/feature.ts';
import * as firstProgress from './server/migrations/002-progress.ts';
import { xpGrantData } from './server/personal-data.ts';

export const progressFeature: ServerFeature = {
  name: 'progress',
  migrations: { '002-progress': firstProgress },
  personalData: () => [xpGrantData],
};

import type { ServerFeature } from '#platform/server/feature.ts';
import { daysCheck } from './server/days-check.ts';
import * as firstRhythm from './server/migrations/054-rhythm.ts';
import { rhythmData } from './server/personal-data.ts';

export const rhythmFeature: ServerFeature = {
  name: 'rhythm',
  migrations: { '054-rhythm': firstRhythm },
  checks: [daysCheck],
  personalData: () => [rhythmData],
};

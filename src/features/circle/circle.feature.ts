import type { ServerFeature } from '#platform/server/feature.ts';
import { CIRCLE_ERRORS } from './circle.errors.ts';
import * as circleTables from './server/migrations/034-circle.ts';

export const circleFeature: ServerFeature = {
  name: 'circle',
  errors: CIRCLE_ERRORS,
  migrations: { '034-circle': circleTables },
};

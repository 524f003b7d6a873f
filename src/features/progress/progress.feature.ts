import type { ServerFeature } from '#platform/server/feature.ts';
import { ledgerCheck } from './server/ledger-check.ts';
import * as firstProgress from './server/migrations/002-progress.ts';
import { xpGrantData } from './server/personal-data.ts';

export const progressFeature: ServerFeature = {
  name: 'progress',
  migrations: { '002-progress': firstProgress },
  checks: [ledgerCheck],
  personalData: () => [xpGrantData],
};

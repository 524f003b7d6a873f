import type { ServerFeature } from '#platform/server/feature.ts';
import { ledgerCheck } from './server/ledger-check.ts';
import * as firstProgress from './server/migrations/002-progress.ts';
import * as xpDays from './server/migrations/026-xp-days.ts';
import { xpGrantData } from './server/personal-data.ts';

export const progressFeature: ServerFeature = {
  name: 'progress',
  migrations: { '002-progress': firstProgress, '026-xp-days': xpDays },
  checks: [ledgerCheck],
  personalData: () => [xpGrantData],
};

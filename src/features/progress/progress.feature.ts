import type { ServerFeature } from '#platform/server/feature.ts';
import { ledgerCheck } from './server/ledger-check.ts';
import * as firstProgress from './server/migrations/002-progress.ts';
import * as xpDays from './server/migrations/026-xp-days.ts';
import * as xpTakenBack from './server/migrations/035-xp-taken-back.ts';
import { xpGrantData } from './server/personal-data.ts';

declare module './progress.rules.ts' {
  interface XPReasons {
    xp_taken_back: true;
    xp_given_back: true;
  }
}

export const progressFeature: ServerFeature = {
  name: 'progress',
  xpReasons: ['xp_taken_back', 'xp_given_back'],
  migrations: { '002-progress': firstProgress, '026-xp-days': xpDays, '035-xp-taken-back': xpTakenBack },
  checks: [ledgerCheck],
  personalData: () => [xpGrantData],
};

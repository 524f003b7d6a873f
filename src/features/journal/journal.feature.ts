import type { ServerFeature } from '#platform/server/feature.ts';
import * as journal from './journal.contract.ts';
import { journalScreens } from './journal.screens.ts';
import { journalRoutes } from './server/journal-routes.ts';
import * as firstJournal from './server/migrations/003-journal.ts';
import * as entriesOfADay from './server/migrations/020-entries-of-a-day.ts';
import { journalData } from './server/personal-data.ts';

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    journal_entry: true;
  }
}

export const journalFeature: ServerFeature = {
  name: 'journal',
  contracts: [journal],
  screens: journalScreens,
  xpReasons: ['journal_entry'],
  migrations: { '003-journal': firstJournal, '020-entries-of-a-day': entriesOfADay },
  routes: ({ endpoints }, deps) => journalRoutes(endpoints, deps),
  personalData: () => [journalData],
};

import { HOUR_MS } from '#contract/durations.ts';
import { journalQuotaOf } from '#platform/server/config.ts';
import { clearTextIndex } from '#platform/server/db/text-index/text-index.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as journal from './journal.contract.ts';
import { JOURNAL_ERRORS } from './journal.errors.ts';
import { journalScreens } from './journal.screens.ts';
import type { JournalQuota } from './journal-quota.rules.ts';
import { journalEvents } from './server/journal-events.ts';
import { journalRoutes } from './server/journal-routes.ts';
import { entryTexts } from './server/journal-store.ts';
import * as firstJournal from './server/migrations/003-journal.ts';
import * as entriesOfADay from './server/migrations/020-entries-of-a-day.ts';
import * as searchByAnIndex from './server/migrations/021-search-by-an-index.ts';
import * as journalUsage from './server/migrations/025-journal-usage.ts';
import * as entryPassage from './server/migrations/060-entry-passage.ts';
import * as gramsWithPlan from './server/migrations/083-grams-with-a-kept-plan.ts';
import { journalData } from './server/personal-data.ts';

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    journal_entry: true;
  }
}

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** How much one person may write. */
    journalQuota: JournalQuota;
  }
}

export const journalFeature: ServerFeature = {
  name: 'journal',
  contracts: [journal],
  screens: journalScreens,
  xpReasons: ['journal_entry'],
  errors: JOURNAL_ERRORS,
  migrations: {
    '003-journal': firstJournal,
    '020-entries-of-a-day': entriesOfADay,
    '021-search-by-an-index': searchByAnIndex,
    '025-journal-usage': journalUsage,
    '060-entry-passage': entryPassage,
    '083-grams-with-a-kept-plan': gramsWithPlan,
  },
  configure: (config) => ({ journalQuota: journalQuotaOf(config) }),
  routes: ({ endpoints }, deps) => journalRoutes(endpoints, deps),
  events: journalEvents,
  jobs: ({ db }) => [
    {
      name: 'clear the search index',
      everyMs: HOUR_MS,
      run: (stopping) => clearTextIndex(db, entryTexts, stopping),
    },
  ],
  personalData: () => [journalData],
};

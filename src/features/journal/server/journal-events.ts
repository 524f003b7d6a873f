import { MINUTE_MS } from '#contract/durations.ts';
import type { Db } from '#platform/server/db/database.ts';
import { clearTextIndex } from '#platform/server/db/text-index/text-index.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { entryTexts } from './journal-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** All of somebody's entries are gone. It outlives the account, so it says not whose. */
    'journal-erased': Record<string, never>;
  }
}

/** The one subject of these events: the index is cleared once at a time. */
export const SEARCH_INDEX = 'search index';

/**
 * What the journal does after a commit: what erased entries have left in the index goes at once. Until then a save now
 * and then tidies it up by itself, which takes 0.1 s after 20,000 entries. Whatever fails here, the hourly job does.
 */
export function journalEvents({ db }: { db: Db }): EventHandler[] {
  return [
    defineEventHandler({
      name: 'clear-erased-journal',
      type: 'journal-erased',
      failure: 'The search index still has what an erased journal left in it.',
      retryAfterMs: [MINUTE_MS],
      isForgotten: true,
      handle: () => clearTextIndex(db, entryTexts, AbortSignal.timeout(MINUTE_MS)),
    }),
  ];
}

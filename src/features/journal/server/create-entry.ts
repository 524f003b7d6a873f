import type { HandlerInput } from '#contract/define-endpoint.ts';
import { nextXP } from '#features/progress/progress.rules.ts';
import { awardXP, type PaidToday } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/pipelined.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { localDay } from '#platform/server/local-day.ts';
import type { createEntry, JournalEntry } from '../journal.contract.ts';
import { JOURNAL_XP, UNWRITTEN } from '../journal.rules.ts';
import { createEntryRow } from './journal-store.ts';

/** Creates the entry, whose id is new, and pays its XP; call it in `inUserTransaction`. */
export async function createEntryWithXP(
  tx: Tx,
  caller: Caller,
  body: HandlerInput<typeof createEntry>['body'],
  { id, now, paid }: { id: string; now: number; paid: PaidToday },
): Promise<JournalEntry> {
  // A new entry was never paid, so what it earns is known before it is paid, and both are written at once.
  const xpEarned = nextXP(JOURNAL_XP, paid.count);
  const entry = { id, ...UNWRITTEN, ...body, createdAt: now, updatedAt: null, xpEarned };
  const award = { reason: 'journal_entry', sourceId: id, amount: xpEarned, now, day: paid.day } as const;
  const [paidNow] = await together(
    awardXP(tx, { userId: caller.id, ...award }),
    createEntryRow(tx, entry, { userId: caller.id, localDate: localDay(now, caller.timezone).date }),
  );
  if (paidNow !== xpEarned) throw new Error(`the new entry ${id} was paid before`);
  return entry;
}

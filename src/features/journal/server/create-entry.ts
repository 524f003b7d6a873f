import type { HandlerInput } from '#contract/define-endpoint.ts';
import { awardXP, grantsBetween } from '#features/progress/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/pipelined.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { localDay } from '#platform/server/local-day.ts';
import type { createEntry, JournalEntry } from '../journal.contract.ts';
import { UNWRITTEN, xpForNextEntry } from '../journal.rules.ts';
import { createEntryRow } from './journal-store.ts';

/** How many entries were paid on the user's local day; inside a transaction that holds the user, it stays true. */
export async function entriesPaidToday(db: DbOrTx, caller: Caller, now: number): Promise<number> {
  const { start, end } = localDay(now, caller.timezone);
  const paid = await grantsBetween(db, {
    userId: caller.id,
    reason: 'journal_entry',
    from: start,
    to: end,
  });
  return paid.count;
}

/** Creates the entry, whose id is new, and pays its XP; call it in `inUserTransaction`. */
export async function createEntryWithXP(
  tx: Tx,
  caller: Caller,
  body: HandlerInput<typeof createEntry>['body'],
  { id, now, paidToday }: { id: string; now: number; paidToday: number },
): Promise<JournalEntry> {
  // A new entry was never paid, so what it earns is known before it is paid, and both are written at once.
  const xpEarned = xpForNextEntry(paidToday);
  const entry = { id, ...UNWRITTEN, ...body, createdAt: now, updatedAt: null, xpEarned };
  const [paid] = await together(
    awardXP(tx, { userId: caller.id, reason: 'journal_entry', sourceId: id, amount: xpEarned, now }),
    createEntryRow(tx, entry, { userId: caller.id, localDate: localDay(now, caller.timezone).date }),
  );
  if (paid !== xpEarned) throw new Error(`the new entry ${id} was paid before`);
  return entry;
}

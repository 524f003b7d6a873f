import type { HandlerInput } from '#contract/define-endpoint.ts';
import { awardXP, grantsBetween } from '#features/progress/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { newId } from '#platform/server/ids.ts';
import { localDay } from '#platform/server/local-day.ts';
import type { createEntry, JournalEntry } from '../journal.contract.ts';
import { UNWRITTEN, xpForNextEntry } from '../journal.rules.ts';
import { createEntryRow } from './journal-store.ts';

/** What the next entry of the user's local day earns; inside a transaction that holds the user, it stays true. */
export async function nextEntryXP(db: DbOrTx, caller: Caller, now: number): Promise<number> {
  return xpForNextEntry(await entriesPaidToday(db, caller, now));
}

async function entriesPaidToday(db: DbOrTx, caller: Caller, now: number): Promise<number> {
  const { start, end } = localDay(now, caller.timezone);
  const paid = await grantsBetween(db, {
    userId: caller.id,
    reason: 'journal_entry',
    from: start,
    to: end,
  });
  return paid.count;
}

/** Creates the entry and pays its XP, and says what the next one would earn; call it in `inUserTransaction`. */
export async function createEntryWithXP(
  tx: Tx,
  caller: Caller,
  body: HandlerInput<typeof createEntry>['body'],
  now: number,
): Promise<{ entry: JournalEntry; nextEntryXP: number }> {
  const id = newId(now);
  const paidToday = await entriesPaidToday(tx, caller, now);
  const earned = await awardXP(tx, {
    userId: caller.id,
    reason: 'journal_entry',
    sourceId: id,
    amount: xpForNextEntry(paidToday),
    now,
  });
  const entry = { id, ...UNWRITTEN, ...body, createdAt: now, updatedAt: null, xpEarned: earned };
  await createEntryRow(tx, entry, { userId: caller.id, localDate: localDay(now, caller.timezone).date });
  return { entry, nextEntryXP: xpForNextEntry(paidToday + (earned > 0 ? 1 : 0)) };
}

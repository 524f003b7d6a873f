import type { DbOrTx } from '#platform/server/db/database.ts';
import { localDay } from '#platform/server/local-day.ts';
import { type XPDay, type XPReason, xpDayAt } from '../progress.rules.ts';
import { paidOnLastDay } from './progress-store.ts';

/** What somebody got for one reason on their day of XP so far: whole XP, and how often. */
export interface PaidToday {
  day: XPDay;
  count: number;
  amount: number;
}

/**
 * What was paid for one reason on the day of XP that `now` is in, for daily limits. Inside a transaction that holds the
 * user it stays true. One query, so that a save on PostgreSQL needs no round trip more.
 */
export async function paidToday(
  db: DbOrTx,
  { id: userId, timezone }: { id: string; timezone: string },
  reason: XPReason,
  now: number,
): Promise<PaidToday> {
  const local = localDay(now, timezone);
  const last = await paidOnLastDay(db, { userId, reason, otherwise: local.start });
  const day = xpDayAt(last.day, local, now);
  const isOver = last.day !== null && last.day !== day;
  return isOver ? { day, count: 0, amount: 0 } : { day, count: last.count, amount: last.amount };
}

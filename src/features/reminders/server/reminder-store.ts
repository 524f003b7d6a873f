import { DAY_MS } from '#contract/durations.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { Times, Way } from '../reminders.rules.ts';

/** How somebody's reminder stands. */
export interface Kept {
  way: Way | null;
  times: Times;
  /** UTC epoch milliseconds; null: nothing is to be sent. */
  nextAt: number | null;
  lastDate: string | null;
  said: number;
  serial: number;
}

/** Whoever has chosen nothing: off, and at half past six once it is on. */
export const NOTHING_CHOSEN: Kept = {
  way: null,
  times: Array<number>(7).fill(6 * 60 + 30),
  nextAt: null,
  lastDate: null,
  said: 0,
  serial: 0,
};

export async function findReminder(db: DbOrTx, userId: string): Promise<Kept> {
  const row = await db.selectFrom('reminder').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return NOTHING_CHOSEN;
  const { way, times, next_at, last_date, said, serial } = row;
  return {
    way,
    times: JSON.parse(times) as Times,
    nextAt: next_at === null ? null : Number(next_at),
    lastDate: last_date,
    said,
    serial,
  };
}

/** Saves all of it: for who holds the person's row and has read it there. */
export async function saveReminderRow(tx: Tx, userId: string, kept: Kept): Promise<void> {
  const values = {
    way: kept.way,
    times: JSON.stringify(kept.times),
    next_at: kept.nextAt,
    last_date: kept.lastDate,
    said: kept.said,
    serial: kept.serial,
  };
  await tx
    .insertInto('reminder')
    .values({ user_id: userId, ...values })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(values))
    .execute();
}

/** The address of the calendar until now is nobody's from here on: for who holds the person's row. */
export async function renewCalendar(tx: Tx, userId: string): Promise<void> {
  const kept = await findReminder(tx, userId);
  await saveReminderRow(tx, userId, { ...kept, serial: kept.serial + 1 });
}

/** The next one is never further away: what is was reckoned by a clock that was ahead. */
export const REMINDER_WITHIN_MS = 16 * DAY_MS;

/** The query for people whose reminder is to be looked at. */
export function dueReminders(db: DbOrTx, now: number, limit: number) {
  return db
    .selectFrom('reminder')
    .select('user_id')
    .where((eb) => eb.or([eb('next_at', '<=', now), eb('next_at', '>', now + REMINDER_WITHIN_MS)]))
    .orderBy('next_at')
    .limit(limit);
}

import { daysBetween } from '#contract/local-dates.ts';
import type { XPDay } from '#features/progress/progress.rules.ts';
import { lastLookBefore } from '#features/quests/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { localDay } from '#platform/server/local-day.ts';
import { welcomeAfter } from '../today.rules.ts';

/**
 * How many days ago somebody was here last, before the day of today: they lit a lamp, or looked at what the day asked. Whoever looks in
 * each day and lights none was not away. Null where no lamp burned before, and once one burns today.
 */
export async function daysAwayOf(
  db: DbOrTx,
  { id, timezone }: { id: string; timezone: string },
  { lastDate, day }: { lastDate: string | null; day: XPDay },
): Promise<number | null> {
  if (lastDate === null) return null;
  const sinceLamp = daysBetween(lastDate, day.date);
  // Of whom nobody would greet, nothing more is asked.
  if (welcomeAfter(sinceLamp) === null) return sinceLamp;
  const look = await lastLookBefore(db, id, day.startedAt);
  return look === null
    ? sinceLamp
    : Math.min(sinceLamp, daysBetween(localDay(look, timezone).date, day.date));
}

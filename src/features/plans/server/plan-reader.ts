import type { Weekday } from '#contract/local-dates.ts';
import type { Rests } from '#features/rhythm/rhythm.rules.ts';
import { findRhythm, rhythmAt } from '#features/rhythm/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { ReadingDays } from '../schedule.rules.ts';

/** Who reads, on the day of their lamps. */
export interface PlanReader {
  id: string;
  today: string;
  /** When that day began for them, in UTC epoch milliseconds. */
  todayFrom: number;
  rests: Pick<Rests, 'restFrom' | 'restUntil'>;
  isResting: boolean;
}

/** Who reads, with their day and their rests as they are now. */
export async function readerAt(
  db: DbOrTx,
  { id, timezone }: { id: string; timezone: string },
  now: number,
): Promise<PlanReader> {
  const kept = await findRhythm(db, id);
  const { day, restsUntil } = rhythmAt(kept, timezone, now);
  return { id, today: day.date, todayFrom: day.startedAt, rests: kept.rests, isResting: restsUntil !== null };
}

/** The days on which a plan of these weekdays is read: not in its reader's rests. */
export function readingDaysOf(
  weekdays: readonly Weekday[],
  { rests }: Pick<PlanReader, 'rests'>,
): ReadingDays {
  return { weekdays, rests };
}

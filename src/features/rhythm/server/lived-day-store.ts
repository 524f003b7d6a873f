import { dateAfter } from '#contract/local-dates.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { RhythmDayTable } from './rhythm-tables.ts';

/** A day of somebody, if they lit a lamp on it, and the one after it, if they did on that. */
export async function findDayAndNext(
  db: DbOrTx,
  userId: string,
  date: string,
): Promise<{ day: RhythmDayTable | undefined; next: RhythmDayTable | undefined }> {
  const days = await db
    .selectFrom('rhythm_day')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', 'in', [date, dateAfter(date, 1)])
    .execute();
  const on = (wanted: string) => days.find((day) => day.date === wanted);
  return { day: on(date), next: on(dateAfter(date, 1)) };
}

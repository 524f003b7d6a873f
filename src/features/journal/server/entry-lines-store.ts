import { sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { JOURNAL_LIMITS, type MoodId } from '../journal.rules.ts';

const LINES_OF_CHAPTER = 50;

/** Somebody's entries as `EntryLine`s. */
function lines(db: DbOrTx, userId: string) {
  return db
    .selectFrom('journal_entry')
    .select(['id', 'mood', 'passage', 'created_at as createdAt', 'local_date as date'])
    .select(sql<string>`substr(content, 1, ${sql.lit(JOURNAL_LIMITS.firstWords)})`.as('firstWords'))
    .where('user_id', '=', userId);
}

/** The query for what somebody wrote about a chapter ('PSA.23'), newest first. */
export function linesOfChapter(db: DbOrTx, userId: string, chapterId: string) {
  return lines(db, userId)
    .where('passage_chapter', '=', chapterId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LINES_OF_CHAPTER);
}

/** Days of an author's calendar, both included: '2026-03-01' to '2026-03-31'. */
export interface Days {
  from: string;
  until: string;
}

/**
 * The query for a page of what somebody wrote on these days, the last day first. A cursor's `at` is a day as a number
 * (`placeOfLine`).
 */
export function linesOfDays(
  db: DbOrTx,
  {
    userId,
    days,
    mood,
    after,
    limit,
  }: { userId: string; days: Days; mood: MoodId | undefined; after: TimeCursor | null; limit: number },
) {
  let query = lines(db, userId).where('local_date', '>=', days.from).where('local_date', '<=', days.until);
  if (mood !== undefined) query = query.where('mood', '=', mood);
  if (after) {
    const day = String(after.at).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    query = query.where((eb) => eb(eb.refTuple('local_date', 'id'), '<', eb.tuple(day, after.id)));
  }
  return query.orderBy('local_date', 'desc').orderBy('id', 'desc').limit(limit);
}

export function placeOfLine({ date, id }: { date: string; id: string }): TimeCursor {
  return { at: Number(date.replaceAll('-', '')), id };
}

/** The query for how many entries of each month ('2026-03') have each mood; null counts those without one. */
export function moodsOfMonths(db: DbOrTx, userId: string, days: Days) {
  const month = sql<string>`substr(local_date, 1, 7)`;
  return db
    .selectFrom('journal_entry')
    .select(month.as('month'))
    .select('mood')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('local_date', '>=', days.from)
    .where('local_date', '<=', days.until)
    .groupBy([month, 'mood']);
}

import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { GATHERING_LIMITS } from '../gatherings.rules.ts';

/**
 * The query for those to which somebody came on one day, by the clocks of their places, but for one of them.
 * @param day '2026-11-26'
 */
export function cameOnDay(db: DbOrTx, userId: string, { day, except }: { day: string; except: string }) {
  return db
    .selectFrom('gathering_answer')
    .innerJoin('gathering_occurrence', 'gathering_occurrence.id', 'gathering_answer.occurrence_id')
    .select('gathering_answer.occurrence_id')
    .where('gathering_answer.user_id', '=', userId)
    .where('gathering_answer.came_at', 'is not', null)
    .where('gathering_answer.occurrence_id', '<>', except)
    .where('gathering_occurrence.local_start', '>=', `${day}T00:00`)
    .where('gathering_occurrence.local_start', '<=', `${day}T23:59`);
}

/** To how many gatherings somebody came, counted no further than `most`. */
export async function countEvenings(db: DbOrTx, userId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (
      select 1 from gathering_answer where user_id = ${userId} and came_at is not null limit ${most}) as "some"`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** The query for who noted of themselves that they came to an occurrence. */
export function ownNotes(db: DbOrTx, occurrenceId: string) {
  return db
    .selectFrom('gathering_answer')
    .select('user_id')
    .where('occurrence_id', '=', occurrenceId)
    .where('came_noted_by', '=', 'self')
    .orderBy('user_id')
    .limit(sql.lit(GATHERING_LIMITS.answers));
}

/** Ids of who noted of themselves that they came to an occurrence. */
export async function findOwnNotes(db: DbOrTx, occurrenceId: string): Promise<string[]> {
  return (await ownNotes(db, occurrenceId).execute()).map(({ user_id }) => user_id);
}

/** The query for who came to an occurrence. */
export function whoCame(db: DbOrTx, occurrenceId: string) {
  return db
    .selectFrom('gathering_answer')
    .select('user_id')
    .where('occurrence_id', '=', occurrenceId)
    .where('came_at', 'is not', null);
}

/** Ids of those who came to an occurrence, whatever they had said. */
export async function findCame(db: DbOrTx, occurrenceId: string): Promise<ReadonlySet<string>> {
  return new Set((await whoCame(db, occurrenceId).execute()).map(({ user_id }) => user_id));
}

/** Whether somebody else than this person came to an occurrence. */
export async function hasOthersWhoCame(db: DbOrTx, occurrenceId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gathering_answer')
    .select('user_id')
    .where('occurrence_id', '=', occurrenceId)
    .where('user_id', '<>', userId)
    .where('came_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

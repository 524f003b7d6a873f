import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

interface Done {
  userId: string;
  /** Their local day, '2026-11-22'. */
  date: string;
  /** Half-open, UTC epoch milliseconds. */
  from: number;
  before: number;
}

/**
 * What somebody has prayed for on a day, each once, with others' requests among it; and what they put on their list then, and gave
 * thanks for.
 */
export async function countPrayersDone(db: DbOrTx, { userId, date, from, before }: Done) {
  const { rows } = await sql<Record<'shared' | 'own' | 'added' | 'thanked', number>>`
    select
      (select count(*) from prayer_prayed where user_id = ${userId} and prayed_on = ${date}) as shared,
      (select count(*) from prayer_item where user_id = ${userId} and request_id is null
        and (prayed_on = ${date} or prayed_before_on = ${date})) as own,
      (select count(*) from prayer_item
        where user_id = ${userId} and created_at >= ${from} and created_at < ${before}) as added,
      (select count(*) from prayer_item
        where user_id = ${userId} and answered_at >= ${from} and answered_at < ${before}) as thanked`.execute(
    db,
  );
  const { shared, own, added, thanked } = rows[0]!;
  return {
    prayed: Number(shared) + Number(own),
    shared: Number(shared),
    added: Number(added),
    thanked: Number(thanked),
  };
}

/** How many encouragements somebody has written then, under what others ask. */
export async function countEncouragements(
  db: DbOrTx,
  { userId, from, before }: Omit<Done, 'date'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('prayer_encouragement as words')
    .innerJoin('prayer_request as request', 'request.id', 'words.request_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('words.user_id', '=', userId)
    .where('request.user_id', '<>', userId)
    .where('words.created_at', '>=', from)
    .where('words.created_at', '<', before)
    .where('words.hidden_because', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many open items somebody's list has, and when the oldest was put there, UTC epoch milliseconds. */
export async function findListSize(
  db: DbOrTx,
  userId: string,
): Promise<{ items: number; oldestAt: number | null }> {
  const row = await db
    .selectFrom('prayer_item')
    .select((eb) => [
      eb.fn.countAll<number>().as('items'),
      eb.fn.min<number | null>('created_at').as('oldestAt'),
    ])
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { items: Number(row.items), oldestAt: row.oldestAt === null ? null : Number(row.oldestAt) };
}

import type { Db } from '#platform/server/db/database.ts';

/**
 * How many polls there are; at most `limit` that end at another time than their last date begins, and as many dates whose answers are
 * of another poll.
 */
export async function comparePolls(
  db: Db,
  limit: number,
): Promise<{ polls: number; untimely: { id: string }[]; astray: { date_id: string }[] }> {
  const { count } = await db
    .selectFrom('date_poll')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const untimely = await db
    .selectFrom('date_poll')
    .select('id')
    .where((eb) =>
      eb(
        'open_until',
        '<>',
        eb.fn.coalesce(
          eb
            .selectFrom('date_poll_date')
            .select((inner) => inner.fn.max('starts_at').as('last'))
            .whereRef('date_poll_date.poll_id', '=', 'date_poll.id'),
          eb.lit(0),
        ),
      ),
    )
    .limit(limit)
    .execute();
  const astray = await db
    .selectFrom('date_poll_answer')
    .innerJoin('date_poll_date', 'date_poll_date.id', 'date_poll_answer.date_id')
    .select('date_poll_answer.date_id')
    .distinct()
    .whereRef('date_poll_date.poll_id', '<>', 'date_poll_answer.poll_id')
    .limit(limit)
    .execute();
  return { polls: Number(count), untimely, astray };
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { EVERYONE } from '../gatherings.rules.ts';

/**
 * How many occurrences there are; at most `limit` lines that somebody brings who does not come, and as many occurrences whose audience
 * is not that of their series.
 */
export async function compareGatherings(
  db: Db,
  limit: number,
): Promise<{ occurrences: number; unbrought: { id: string }[]; astray: { id: string }[] }> {
  const { count } = await db
    .selectFrom('gathering_occurrence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const unbrought = await db
    .selectFrom('gathering_line')
    .select('gathering_line.id')
    .where('gathering_line.taken_by', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gathering_answer')
            .select('gathering_answer.place')
            .whereRef('gathering_answer.occurrence_id', '=', 'gathering_line.occurrence_id')
            .whereRef('gathering_answer.user_id', '=', 'gathering_line.taken_by')
            .where('gathering_answer.answer', '<>', 'cant'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  const astray = await db
    .selectFrom('gathering_occurrence')
    .innerJoin('gathering', 'gathering.id', 'gathering_occurrence.gathering_id')
    .select('gathering_occurrence.id')
    .where(sql<boolean>`gathering_occurrence.audience <> coalesce(gathering.group_id, ${EVERYONE})`)
    .limit(limit)
    .execute();
  return { occurrences: Number(count), unbrought, astray };
}

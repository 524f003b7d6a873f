import { setImmediate as othersTurn } from 'node:timers/promises';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import type { GatheringAnswer } from '../gatherings.rules.ts';

/** One answer among those of its kind: `n` is its place there, the first 1. */
export interface CountedAnswer {
  occurrence_id: string;
  user_id: string;
  answer: GatheringAnswer;
  n: number;
}

/** Each may have five hundred answers, among which a place is counted. */
const OCCURRENCES_AT_ONCE = 100;

/** The query for somebody's answers to some occurrences, with their place among those of the same kind. */
export function ownAnswers(db: DbOrTx, ids: readonly string[], userId: string) {
  return db
    .selectFrom('gathering_answer')
    .select(['occurrence_id', 'user_id', 'answer', 'came_at'])
    .select((eb) =>
      eb
        .selectFrom('gathering_answer as before')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .whereRef('before.occurrence_id', '=', 'gathering_answer.occurrence_id')
        .whereRef('before.answer', '=', 'gathering_answer.answer')
        .whereRef('before.place', '<=', 'gathering_answer.place')
        .as('n'),
    )
    .where('user_id', '=', userId)
    .where('occurrence_id', 'in', [...ids]);
}

const ownByIds = preparedByIds({ userId: '?userId' }, (db, ids, { userId }) => ownAnswers(db, ids, userId));

/** What somebody answered to occurrences, by the ids of these; a hundred at a time. Who came without having said so has answered nothing. */
export async function findOwnAnswers(
  db: DbOrTx,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CountedAnswer>> {
  const own = new Map<string, CountedAnswer>();
  for (let i = 0; i < ids.length; i += OCCURRENCES_AT_ONCE) {
    if (i > 0) await othersTurn();
    for (const row of await ownByIds(db, ids.slice(i, i + OCCURRENCES_AT_ONCE), { userId })) {
      if (row.answer === 'cant' && row.came_at !== null) continue;
      own.set(row.occurrence_id, { ...row, n: Number(row.n) });
    }
  }
  return own;
}

/** What somebody answered to occurrences, by the ids of these. */
export async function answersBy(
  db: DbOrTx,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GatheringAnswer | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('gathering_answer')
    .select(['occurrence_id', 'answer'])
    .where('user_id', '=', userId)
    .where('occurrence_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ occurrence_id, answer }) => [occurrence_id, answer]));
}

import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Tx } from '#platform/server/db/database.ts';

/** Each has 500 answers at most. */
const OCCURRENCES_AT_ONCE = 10;

/** Which of these somebody comes or may come to, or came to without having said so. */
export async function answeredAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('gathering_occurrence')
    .select('gathering_occurrence.id')
    .where('gathering_occurrence.id', 'in', [...ids])
    // One answer is enough; a long series has tens of thousands.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('gathering_answer')
          .select('gathering_answer.place')
          .whereRef('gathering_answer.occurrence_id', '=', 'gathering_occurrence.id')
          .where((one) =>
            one.or([
              one('gathering_answer.answer', '<>', 'cant'),
              one('gathering_answer.came_at', 'is not', null),
            ]),
          ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Who comes or may come to any of these, each with the first of them; a few at a time, with others served in between. */
export async function whoComes(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const people = new Map<string, string>();
  for (let i = 0; i < ids.length; i += OCCURRENCES_AT_ONCE) {
    if (i > 0) await othersTurn();
    const some = ids.slice(i, i + OCCURRENCES_AT_ONCE);
    const rows = await tx
      .selectFrom('gathering_answer')
      .select(['occurrence_id', 'user_id'])
      .where('occurrence_id', 'in', some)
      .where('answer', '<>', 'cant')
      .execute();
    const byOccurrence = Map.groupBy(rows, ({ occurrence_id }) => occurrence_id);
    for (const id of some) {
      for (const { user_id } of byOccurrence.get(id) ?? []) {
        if (!people.has(user_id)) people.set(user_id, id);
      }
    }
  }
  return people;
}

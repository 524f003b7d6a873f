import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Tx } from '#platform/server/db/database.ts';

/** Each has 500 people who come at most, and as many who cannot. */
const OCCURRENCES_AT_ONCE = 10;

/**
 * Which of these somebody comes or may come to, or came to without having said so.
 * @param by 'themselves': what follows from an answer to the whole series counts only where they came
 */
export async function answeredAmong(
  tx: Tx,
  ids: readonly string[],
  by: 'anybody' | 'themselves' = 'anybody',
): Promise<Set<string>> {
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
          )
          .$if(by === 'themselves', (query) =>
            query.where((one) =>
              one.or([
                one('gathering_answer.of_series', 'is', null),
                one('gathering_answer.came_at', 'is not', null),
              ]),
            ),
          ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Who comes, or may come, to any of these. */
export async function whoComesToAny(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('gathering_answer')
    .select('user_id')
    .distinct()
    .where('occurrence_id', 'in', [...ids])
    .where('answer', '<>', 'cant')
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** What people said of some occurrences. */
interface Said {
  /** Who comes or may come, each with the first to which they do. */
  coming: ReadonlyMap<string, string>;
  /** By person those to which they cannot come. */
  declined: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What was said of these, which is read a few at a time, with others served in between. */
export async function whatWasSaid(tx: Tx, ids: readonly string[]): Promise<Said> {
  const coming = new Map<string, string>();
  const declined = new Map<string, Set<string>>();
  for (let i = 0; i < ids.length; i += OCCURRENCES_AT_ONCE) {
    if (i > 0) await othersTurn();
    const some = ids.slice(i, i + OCCURRENCES_AT_ONCE);
    const rows = await tx
      .selectFrom('gathering_answer')
      .select(['occurrence_id', 'user_id', 'answer'])
      .where('occurrence_id', 'in', some)
      .execute();
    const byOccurrence = Map.groupBy(rows, ({ occurrence_id }) => occurrence_id);
    for (const id of some) {
      for (const { user_id, answer } of byOccurrence.get(id) ?? []) {
        if (answer === 'cant') declined.set(user_id, (declined.get(user_id) ?? new Set()).add(id));
        else if (!coming.has(user_id)) coming.set(user_id, id);
      }
    }
  }
  return { coming, declined };
}

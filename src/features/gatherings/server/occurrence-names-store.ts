import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { type OccurrenceRow, occurrences, type ShownOccurrence } from './occurrence-store.ts';

/** Rows of one insert, within the parameters that both engines take. */
const ROWS_AT_ONCE = 200;

/** The query for one occurrence, whoever may see it. */
export function occurrenceOf(db: DbOrTx, gatheringId: string, start: string) {
  return occurrences(db)
    .where('gathering_occurrence.gathering_id', '=', gatheringId)
    .where('gathering_occurrence.start', '=', start);
}

/** The query for the occurrence that had this name. */
export function formerlyNamed(db: DbOrTx, gatheringId: string, start: string) {
  return occurrences(db)
    .innerJoin('gathering_former_name', 'gathering_former_name.occurrence_id', 'gathering_occurrence.id')
    .where('gathering_former_name.gathering_id', '=', gatheringId)
    .where('gathering_former_name.start', '=', start);
}

const occurrenceNamed = preparedByName(
  { gatheringId: '?gatheringId', start: '?start' },
  (db, { gatheringId, start }) => occurrenceOf(db, gatheringId, start),
);

const occurrenceOnceNamed = preparedByName(
  { gatheringId: '?gatheringId', start: '?start' },
  (db, { gatheringId, start }) => formerlyNamed(db, gatheringId, start),
);

/** The occurrence with this name, or the one that had it before its series was moved or divided; its row says how it is called now. */
export async function findOccurrence(
  db: DbOrTx,
  named: { gatheringId: string; start: string },
): Promise<ShownOccurrence | undefined> {
  const [row] = await occurrenceNamed(db, named);
  return row ?? (await occurrenceOnceNamed(db, named))[0];
}

/** Notes the names that occurrences of a series had, where they have others now. A name leads to whoever had it last. */
export async function noteFormerNames(
  tx: Tx,
  before: readonly Pick<OccurrenceRow, 'id' | 'gathering_id' | 'start'>[],
): Promise<void> {
  for (let i = 0; i < before.length; i += ROWS_AT_ONCE) {
    const some = before.slice(i, i + ROWS_AT_ONCE);
    const now = await tx
      .selectFrom('gathering_occurrence')
      .select(['id', 'gathering_id', 'start'])
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
    const nameOf = new Map(now.map(({ id, gathering_id, start }) => [id, `${gathering_id} ${start}`]));
    const rows = some
      .filter(
        ({ id, gathering_id, start }) => nameOf.has(id) && nameOf.get(id) !== `${gathering_id} ${start}`,
      )
      .map(({ id, gathering_id, start }) => ({ gathering_id, start, occurrence_id: id }));
    if (rows.length === 0) continue;
    await tx
      .insertInto('gathering_former_name')
      .values(rows)
      .onConflict((oc) =>
        oc
          .columns(['gathering_id', 'start'])
          .doUpdateSet((eb) => ({ occurrence_id: eb.ref('excluded.occurrence_id') })),
      )
      .execute();
  }
}

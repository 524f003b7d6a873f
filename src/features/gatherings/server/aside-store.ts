import type { Insertable, Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { exportedTitleFor } from './gathering-store.ts';
import type { GatheringAnswerAsideTable } from './gatherings-tables.ts';

/** Rows of one insert, within the parameters that both engines take. */
const ROWS_AT_ONCE = 200;

/** Keeps what people had answered who do not come now; the later one of two. */
export async function createAside(
  tx: Tx,
  rows: readonly Insertable<GatheringAnswerAsideTable>[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    await tx
      .insertInto('gathering_answer_aside')
      .values(rows.slice(i, i + ROWS_AT_ONCE))
      .onConflict((oc) =>
        oc
          .columns(['user_id', 'occurrence_id'])
          .doUpdateSet((eb) => ({ answer: eb.ref('excluded.answer'), lines: eb.ref('excluded.lines') })),
      )
      .execute();
  }
}

/** What is kept of somebody, in the order in which occurrences are held. */
export function findAside(db: DbOrTx, userId: string): Promise<Selectable<GatheringAnswerAsideTable>[]> {
  return db
    .selectFrom('gathering_answer_aside')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('occurrence_id')
    .execute();
}

/** Keeps nothing of somebody any more: of gatherings of an audience, or of all where none is named. */
export async function deleteAside(tx: Tx, userId: string, audience: string | null): Promise<void> {
  let query = tx.deleteFrom('gathering_answer_aside').where('user_id', '=', userId);
  if (audience !== null) {
    query = query.where('occurrence_id', 'in', (eb) =>
      eb.selectFrom('gathering_occurrence').select('id').where('audience', '=', audience),
    );
  }
  await query.execute();
}

/** The query for what is kept of somebody, for the export. */
export function asideForExport(
  db: DbOrTx,
  { userId, last, limit }: { userId: string; last: { occurrenceId: string } | null; limit: number },
) {
  let query = db
    .selectFrom('gathering_answer_aside')
    .innerJoin('gathering_occurrence', 'gathering_occurrence.id', 'gathering_answer_aside.occurrence_id')
    .innerJoin('gathering', 'gathering.id', 'gathering_occurrence.gathering_id')
    .select([
      'gathering_answer_aside.occurrence_id as occurrenceId',
      'gathering_occurrence.local_start as begins',
      'gathering_occurrence.timezone',
      'gathering_answer_aside.answer',
    ])
    .select(exportedTitleFor(userId).as('title'))
    .where('gathering_answer_aside.user_id', '=', userId);
  if (last) query = query.where('gathering_answer_aside.occurrence_id', '>', last.occurrenceId);
  return query.orderBy('gathering_answer_aside.occurrence_id').limit(limit);
}

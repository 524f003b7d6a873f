import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { Database, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import { GATHERING_LIMITS, type SeriesAnswer } from '../gatherings.rules.ts';
import { exportedTitleFor } from './gathering-store.ts';
import type { GatheringSeriesAnswerTable } from './gatherings-tables.ts';

export type SeriesAnswerRow = Selectable<GatheringSeriesAnswerTable>;

/** What a series was first, before it was divided: by that id people have answered it. */
export function undivided({ id, part_of }: { id: string; part_of: string | null }): string {
  return part_of ?? id;
}

/** Whether a row of `gathering` is one of these series, or of what they were divided into. */
function isPartOf(eb: ExpressionBuilder<Database, 'gathering'>, seriesIds: readonly string[]) {
  const ids = [...seriesIds];
  return eb.or([eb('gathering.id', 'in', ids), eb('gathering.part_of', 'in', ids)]);
}

/** Holds series with all that they were divided into, in the order of ids: who changes or lays one of them takes turns. People are held before. */
export async function holdParts(tx: Tx, seriesIds: readonly string[]): Promise<void> {
  if (seriesIds.length === 0) return;
  const parts = tx
    .selectFrom('gathering')
    .select('id')
    .where((eb) => isPartOf(eb, seriesIds));
  await hold(parts.orderBy('id'), tx).execute();
}

/** What a series was divided into, with itself. */
export function partsOf(db: DbOrTx, seriesId: string): Promise<{ id: string; group_id: string | null }[]> {
  return db
    .selectFrom('gathering')
    .select(['id', 'group_id'])
    .where((eb) => isPartOf(eb, [seriesId]))
    .orderBy('id')
    .execute();
}

/** The query for evenings of a series, whatever it was divided into, that are still to come and take place. */
function comingIn(db: DbOrTx, seriesId: string, now: number) {
  return db
    .selectFrom('gathering_occurrence')
    .innerJoin('gathering', 'gathering.id', 'gathering_occurrence.gathering_id')
    .select('gathering_occurrence.id')
    .where((eb) => isPartOf(eb, [seriesId]))
    .where('gathering_occurrence.ends_at', '>', now)
    .where('gathering_occurrence.cancelled_at', 'is', null);
}

/** Whether anything else that a series was divided into is still to come. */
export async function hasOtherPart(
  tx: Tx,
  part: { id: string; part_of: string | null },
  now: number,
): Promise<boolean> {
  const others = comingIn(tx, undivided(part), now).where('gathering.id', '<>', part.id);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}

/** The query for an evening of a series to which others can come. */
export function hasRoom(db: DbOrTx, seriesId: string, now: number) {
  return comingIn(db, seriesId, now)
    .where(
      ({ selectFrom }) =>
        selectFrom('gathering_answer')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .whereRef('gathering_answer.occurrence_id', '=', 'gathering_occurrence.id')
          .where('gathering_answer.answer', '<>', 'cant'),
      '<',
      GATHERING_LIMITS.answers,
    )
    .limit(1);
}

/**
 * The same of which somebody has not said this, nor anything for themselves; ids, in the order in which they are held.
 */
export function comingOfSeries(
  db: DbOrTx,
  { seriesId, userId, answer }: { seriesId: string; userId: string; answer: SeriesAnswer | null },
  now: number,
) {
  return comingIn(db, seriesId, now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gathering_answer')
            .select('gathering_answer.place')
            .whereRef('gathering_answer.occurrence_id', '=', 'gathering_occurrence.id')
            .where('gathering_answer.user_id', '=', userId)
            .where((eb) =>
              eb.or([
                eb('gathering_answer.of_series', 'is', null),
                eb('gathering_answer.came_at', 'is not', null),
                eb('gathering_answer.answer', '=', answer),
              ]),
            ),
        ),
      ),
    )
    .orderBy('gathering_occurrence.id');
}

export function findSeriesAnswer(
  db: DbOrTx,
  seriesId: string,
  userId: string,
): Promise<SeriesAnswerRow | undefined> {
  return db
    .selectFrom('gathering_series_answer')
    .selectAll()
    .where('series_id', '=', seriesId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function saveSeriesAnswer(tx: Tx, row: Insertable<GatheringSeriesAnswerTable>): Promise<void> {
  const { answer, answered_at } = row;
  await tx
    .insertInto('gathering_series_answer')
    .values(row)
    .onConflict((oc) => oc.columns(['series_id', 'user_id']).doUpdateSet({ answer, answered_at }))
    .execute();
}

export async function deleteSeriesAnswer(tx: Tx, seriesId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('gathering_series_answer')
    .where('series_id', '=', seriesId)
    .where('user_id', '=', userId)
    .execute();
}

/** What somebody said of series of an audience, or of all where none is named, is said no more. */
export async function deleteSeriesAnswersOf(tx: Tx, userId: string, audience: string | null): Promise<void> {
  let query = tx.deleteFrom('gathering_series_answer').where('user_id', '=', userId);
  if (audience !== null) query = query.where('audience', '=', audience);
  await query.execute();
}

/** The query for who has answered a series: who did so first first. `answer`: who said this. */
export function whoAnsweredSeries(
  db: DbOrTx,
  seriesId: string,
  {
    after,
    answer,
    limit,
  }: { after: { answeredAt: number; userId: string } | null; answer: SeriesAnswer | null; limit: number },
) {
  let query = db
    .selectFrom('gathering_series_answer')
    .select(['user_id', 'answered_at'])
    .where('series_id', '=', seriesId);
  if (answer !== null) query = query.where('answer', '=', answer);
  if (after !== null) {
    query = query.where((eb) =>
      eb(eb.refTuple('answered_at', 'user_id'), '>', eb.tuple(after.answeredAt, after.userId)),
    );
  }
  return query.orderBy('answered_at').orderBy('user_id').limit(limit);
}

/** Whether anybody has answered a series. */
export async function isSeriesAnswered(db: DbOrTx, seriesId: string): Promise<boolean> {
  const query = db.selectFrom('gathering_series_answer').select('user_id').where('series_id', '=', seriesId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Who said this of a series. */
export async function whoSaidOfSeries(
  db: DbOrTx,
  seriesId: string,
  answer: SeriesAnswer,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('gathering_series_answer')
    .select('user_id')
    .where('series_id', '=', seriesId)
    .where('answer', '=', answer)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** What somebody said of series that they have answered at once. */
export function seriesAnswersOf(db: DbOrTx, userId: string): Promise<SeriesAnswerRow[]> {
  return db
    .selectFrom('gathering_series_answer')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('series_id')
    .execute();
}

/** The query for the same, for the export. */
export function seriesAnswersForExport(
  db: DbOrTx,
  { userId, last, limit }: { userId: string; last: { seriesId: string } | null; limit: number },
) {
  let query = db
    .selectFrom('gathering_series_answer')
    .innerJoin('gathering', 'gathering.id', 'gathering_series_answer.series_id')
    .select([
      'gathering_series_answer.series_id as seriesId',
      'gathering_series_answer.answer',
      'gathering_series_answer.answered_at as answeredAt',
    ])
    .select(exportedTitleFor(userId).as('title'))
    .where('gathering_series_answer.user_id', '=', userId);
  if (last) query = query.where('gathering_series_answer.series_id', '>', last.seriesId);
  return query.orderBy('gathering_series_answer.series_id').limit(limit);
}

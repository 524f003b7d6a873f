import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { exportedTitleFor } from './gathering-store.ts';

/** The query for everybody who has answered an occurrence, whatever they said. */
export function answeredOf(db: DbOrTx, occurrenceId: string) {
  return db.selectFrom('gathering_answer').select('user_id').where('occurrence_id', '=', occurrenceId);
}

/** The query for everybody who has answered an occurrence of a series that is not over. */
export function answeredOfSeries(db: DbOrTx, gatheringId: string, now: number) {
  return db
    .selectFrom('gathering_occurrence')
    .innerJoin('gathering_answer', 'gathering_answer.occurrence_id', 'gathering_occurrence.id')
    .select('gathering_answer.user_id')
    .distinct()
    .where('gathering_occurrence.gathering_id', '=', gatheringId)
    .where('gathering_occurrence.ends_at', '>', now);
}

/** Ids of those who have answered an occurrence of a series that is not over, whatever they said. */
export async function findAnsweredOfSeries(
  db: DbOrTx,
  gatheringId: string,
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await answeredOfSeries(db, gatheringId, now).execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** The query for everybody who was asked whether they come to an occurrence. */
export function askedOf(db: DbOrTx, occurrenceId: string) {
  return db.selectFrom('gathering_asked').select('user_id').where('occurrence_id', '=', occurrenceId);
}

const answered = preparedByName({ id: '?id' }, (db, { id }) => answeredOf(db, id));
const asked = preparedByName({ id: '?id' }, (db, { id }) => askedOf(db, id));

/** Ids of those who have answered an occurrence, whatever they said. */
export async function findAnswered(db: DbOrTx, occurrenceId: string): Promise<ReadonlySet<string>> {
  return new Set((await answered(db, { id: occurrenceId })).map(({ user_id }) => user_id));
}

/** Ids of those who were asked whether they come to an occurrence. */
export async function findAsked(db: DbOrTx, occurrenceId: string): Promise<ReadonlySet<string>> {
  return new Set((await asked(db, { id: occurrenceId })).map(({ user_id }) => user_id));
}

/** Notes whom a host asks; the people are held before. @returns those who were not asked already */
export async function createAsked(
  tx: Tx,
  occurrenceId: string,
  userIds: readonly string[],
  now: number,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .insertInto('gathering_asked')
    .values(userIds.map((user_id) => ({ occurrence_id: occurrenceId, user_id, asked_at: now })))
    .onConflict((oc) => oc.columns(['occurrence_id', 'user_id']).doNothing())
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The query for what somebody was asked to come to, oldest first. */
export function askedForExport(
  db: DbOrTx,
  {
    userId,
    last,
    limit,
  }: { userId: string; last: { occurrenceId: string; askedAt: number } | null; limit: number },
) {
  let query = db
    .selectFrom('gathering_asked')
    .innerJoin('gathering_occurrence', 'gathering_occurrence.id', 'gathering_asked.occurrence_id')
    .innerJoin('gathering', 'gathering.id', 'gathering_occurrence.gathering_id')
    .select([
      'gathering_asked.occurrence_id as occurrenceId',
      'gathering_occurrence.local_start as begins',
      'gathering_occurrence.timezone',
      'gathering_asked.asked_at as askedAt',
    ])
    .select(exportedTitleFor(userId).as('title'))
    .where('gathering_asked.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('gathering_asked.asked_at', 'gathering_asked.occurrence_id'),
        '>',
        eb.tuple(last.askedAt, last.occurrenceId),
      ),
    );
  }
  return query.orderBy('gathering_asked.asked_at').orderBy('gathering_asked.occurrence_id').limit(limit);
}

import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import { answeredComing } from './answer-store.ts';
import { exportedTitleFor } from './gathering-store.ts';

interface OldestFirst<Last> {
  userId: string;
  last: Last | null;
  limit: number;
}

/** The query for the gatherings that somebody made, oldest first. */
export function gatheringsForExport(
  db: DbOrTx,
  { userId, last, limit }: OldestFirst<{ id: string; createdAt: number }>,
) {
  let query = db
    .selectFrom('gathering')
    .select([
      'id',
      'group_id as groupId',
      'title',
      'description',
      'place',
      'link',
      'local_start as begins',
      'local_end as ends',
      'timezone',
      'repeat_kind as repeats',
      'repeat_every as every',
      'repeat_until as until',
      'seats',
      'brings',
      'hidden_because as hidden',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.createdAt, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit);
}

/** The query for what somebody has answered, and whether they came, oldest first. */
export function answersForExport(
  db: DbOrTx,
  { userId, last, limit }: OldestFirst<{ occurrenceId: string; answeredAt: number }>,
) {
  let query = db
    .selectFrom('gathering_answer')
    .innerJoin('gathering_occurrence', 'gathering_occurrence.id', 'gathering_answer.occurrence_id')
    .innerJoin('gathering', 'gathering.id', 'gathering_occurrence.gathering_id')
    .select([
      'gathering_answer.occurrence_id as occurrenceId',
      'gathering_occurrence.local_start as begins',
      'gathering_occurrence.timezone',
      'gathering_answer.answered_at as answeredAt',
      'gathering_answer.came_at as cameAt',
      'gathering_answer.of_series as ofSeries',
    ])
    // Who came without having said so has answered nothing.
    .select(
      sql<string | null>`case when gathering_answer.answer = 'cant' and gathering_answer.came_at is not null
        then null else gathering_answer.answer end`.as('answer'),
    )
    .select(exportedTitleFor(userId).as('title'))
    .where('gathering_answer.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('gathering_answer.answered_at', 'gathering_answer.occurrence_id'),
        '>',
        eb.tuple(last.answeredAt, last.occurrenceId),
      ),
    );
  }
  return query.orderBy('gathering_answer.answered_at').orderBy('gathering_answer.occurrence_id').limit(limit);
}

/** The query for lines that somebody has added (`user_id`) or brings (`taken_by`), oldest first. */
export function linesForExport(
  db: DbOrTx,
  column: 'user_id' | 'taken_by',
  { userId, last, limit }: OldestFirst<{ id: string; addedAt: number }>,
) {
  let query = db
    .selectFrom('gathering_line')
    .select(['id', 'occurrence_id as occurrenceId', 'hidden_because as hidden', 'created_at as addedAt'])
    // As above: what others wrote is not read here where it is hidden.
    .select(
      sql<string>`case when hidden_because is null or user_id = ${userId} then text else '' end`.as('text'),
    )
    .where(column, '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.addedAt, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit);
}

/** Groups that have gatherings of somebody's making; null: everyone has. */
export async function groupsWithGatheringsOf(tx: Tx, userId: string): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('gathering')
    .select('group_id')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/**
 * Holds all that changes when somebody's account goes, series before occurrences and each in the order of ids, as who changes a series
 * holds them: what somebody made, and what they come to.
 */
export async function holdWhatIsLeft(tx: Tx, userId: string, now: number): Promise<void> {
  const made = tx.selectFrom('gathering').select('id').where('user_id', '=', userId);
  // What others have made of them since is part of the same series.
  const parts = tx
    .selectFrom('gathering')
    .select('id')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('part_of', 'in', made)]));
  await hold(parts.orderBy('id'), tx).execute();
  const coming = answeredComing(tx, userId, now, null).clearOrderBy();
  const ofTheirs = tx.selectFrom('gathering_occurrence').select('id').where('gathering_id', 'in', made);
  const ids = coming.union(ofTheirs);
  const occurrences = tx.selectFrom('gathering_occurrence').select('id').where('id', 'in', ids);
  await hold(occurrences.orderBy('id'), tx).execute();
}

/**
 * Series of somebody that go, of a group or of everyone (null), and of which others have parts that stay: the oldest of these takes the
 * place of the one that they were first, so that what people said of the whole holds for the rest. All of them are held.
 */
export async function leaveSeriesToParts(tx: Tx, groupId: string | null, userId: string): Promise<void> {
  const parts = await tx
    .selectFrom('gathering as part')
    .innerJoin('gathering as first', 'first.id', 'part.part_of')
    .select(['part.id', 'first.id as firstId'])
    .where('first.user_id', '=', userId)
    .where('first.group_id', groupId === null ? 'is' : '=', groupId)
    .where('part.user_id', '<>', userId)
    .orderBy('part.created_at')
    .orderBy('part.id')
    .execute();
  for (const [firstId, [oldest]] of Map.groupBy(parts, (part) => part.firstId)) {
    const { id } = oldest!;
    await tx.updateTable('gathering').set({ part_of: id }).where('part_of', '=', firstId).execute();
    await tx.updateTable('gathering').set({ part_of: null }).where('id', '=', id).execute();
    await tx
      .updateTable('gathering_series_answer')
      .set({ series_id: id })
      .where('series_id', '=', firstId)
      .execute();
  }
}

/** What somebody planned for a group, or for everyone (null), and takes place, if it is not over: the soonest first. */
export function plannedFor(
  tx: Tx,
  { userId, groupId }: { userId: string; groupId: string | null },
  now: number,
) {
  return tx
    .selectFrom('gathering_occurrence')
    .innerJoin('gathering', 'gathering.id', 'gathering_occurrence.gathering_id')
    .select(['gathering_occurrence.id', 'gathering_occurrence.starts_at', 'gathering_occurrence.timezone'])
    .where('gathering.user_id', '=', userId)
    .where('gathering.group_id', groupId === null ? 'is' : '=', groupId)
    .where('gathering_occurrence.ends_at', '>', now)
    .where('gathering_occurrence.cancelled_at', 'is', null)
    .orderBy('gathering_occurrence.starts_at')
    .orderBy('gathering_occurrence.id')
    .execute();
}

/** Gives gatherings of somebody, of a group or of everyone (null), with the lines that they added, to somebody else. */
export async function handOverGatherings(
  tx: Tx,
  groupId: string | null,
  from: string,
  to: string,
): Promise<void> {
  const is = groupId === null ? 'is' : '=';
  await tx
    .updateTable('gathering_line')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('occurrence_id', 'in', (eb) =>
      eb
        .selectFrom('gathering_occurrence')
        .innerJoin('gathering', 'gathering.id', 'gathering_occurrence.gathering_id')
        .select('gathering_occurrence.id')
        .where('gathering.user_id', '=', from)
        .where('gathering.group_id', is, groupId),
    )
    .execute();
  await tx
    .updateTable('gathering')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('group_id', is, groupId)
    .execute();
}

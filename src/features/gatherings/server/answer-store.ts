import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { GATHERING_LIMITS, type GatheringAnswer } from '../gatherings.rules.ts';
import type { GatheringAnswerTable } from './gatherings-tables.ts';

export type AnswerRow = Selectable<GatheringAnswerTable>;

/** One answer among those of its kind: `n` is its place there, the first 1, of `total`. */
interface CountedAnswer {
  occurrence_id: string;
  user_id: string;
  answer: GatheringAnswer;
  n: number;
  total: number;
}

/** The query for the first few answers of each kind and the reader's own, with how many there are, of some occurrences. */
export function countedAnswers(
  db: DbOrTx,
  ids: readonly string[],
  { userId, few }: { userId: string; few: number },
) {
  const counted = db
    .selectFrom('gathering_answer')
    .select((eb) => [
      'occurrence_id',
      'user_id',
      'answer',
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy(['occurrence_id', 'answer']).orderBy('place').orderBy('user_id'))
        .as('n'),
      eb.fn
        .countAll<number>()
        .over((over) => over.partitionBy(['occurrence_id', 'answer']))
        .as('total'),
    ])
    .where('occurrence_id', 'in', [...ids]);
  return db
    .selectFrom(counted.as('counted'))
    .selectAll()
    .where((eb) => eb.or([eb('n', '<=', few), eb('user_id', '=', userId)]))
    .orderBy('n');
}

export async function findCounted(
  db: DbOrTx,
  ids: readonly string[],
  wanted: { userId: string; few: number },
): Promise<CountedAnswer[]> {
  if (ids.length === 0) return [];
  const rows = await countedAnswers(db, ids, wanted).execute();
  return rows.map((row) => ({ ...row, n: Number(row.n), total: Number(row.total) }));
}

/** The query for who said that they come, or may: who said so first first. */
export function comingTo(db: DbOrTx, occurrenceId: string) {
  return db
    .selectFrom('gathering_answer')
    .selectAll()
    .where('occurrence_id', '=', occurrenceId)
    .where('answer', '<>', 'cant')
    .orderBy('place')
    .orderBy('user_id')
    .limit(GATHERING_LIMITS.answers);
}

export function findAnswer(db: DbOrTx, occurrenceId: string, userId: string): Promise<AnswerRow | undefined> {
  return db
    .selectFrom('gathering_answer')
    .selectAll()
    .where('occurrence_id', '=', occurrenceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Keeps an answer; a new or other one stands behind all others. */
export async function saveAnswer(
  tx: Tx,
  {
    occurrenceId,
    userId,
    answer,
    now,
  }: { occurrenceId: string; userId: string; answer: GatheringAnswer; now: number },
): Promise<void> {
  const { last } = await tx
    .selectFrom('gathering_answer')
    .select((eb) => eb.fn.max('place').as('last'))
    .where('occurrence_id', '=', occurrenceId)
    .executeTakeFirstOrThrow();
  const row = { answer, place: Number(last ?? 0) + 1, answered_at: now };
  await tx
    .insertInto('gathering_answer')
    .values({ occurrence_id: occurrenceId, user_id: userId, came_at: null, ...row })
    .onConflict((oc) => oc.columns(['occurrence_id', 'user_id']).doUpdateSet(row))
    .execute();
}

export async function updateCame(
  tx: Tx,
  occurrenceId: string,
  userId: string,
  cameAt: number | null,
): Promise<void> {
  await tx
    .updateTable('gathering_answer')
    .set({ came_at: cameAt })
    .where('occurrence_id', '=', occurrenceId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteAnswer(tx: Tx, occurrenceId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('gathering_answer')
    .where('occurrence_id', '=', occurrenceId)
    .where('user_id', '=', userId)
    .execute();
}

/** Which of these somebody has answered at all. */
export async function answeredAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('gathering_answer')
    .select('occurrence_id')
    .distinct()
    .where('occurrence_id', 'in', [...ids])
    .where('answer', '<>', 'cant')
    .execute();
  return new Set(rows.map((row) => row.occurrence_id));
}

/** Who comes or may come to any of these, each with the soonest of them. */
export async function whoComes(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const people = new Map<string, string>();
  if (ids.length === 0) return people;
  const rows = await tx
    .selectFrom('gathering_answer')
    .select(['occurrence_id', 'user_id'])
    .where('occurrence_id', 'in', [...ids])
    .where('answer', '<>', 'cant')
    .execute();
  const order = new Map(ids.map((id, i) => [id, i]));
  for (const row of rows.toSorted((a, b) => order.get(a.occurrence_id)! - order.get(b.occurrence_id)!)) {
    if (!people.has(row.user_id)) people.set(row.user_id, row.occurrence_id);
  }
  return people;
}

/** The query for coming occurrences of an audience, or of all, that somebody has answered; ids. */
export function answeredComing(db: DbOrTx, userId: string, now: number, audience: string | null) {
  let query = db
    .selectFrom('gathering_answer')
    .innerJoin('gathering_occurrence', 'gathering_occurrence.id', 'gathering_answer.occurrence_id')
    .select('gathering_occurrence.id')
    .where('gathering_answer.user_id', '=', userId)
    .where('gathering_occurrence.ends_at', '>', now);
  if (audience !== null) query = query.where('gathering_occurrence.audience', '=', audience);
  return query.orderBy('gathering_occurrence.id');
}

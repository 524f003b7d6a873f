import { type Selectable, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { GATHERING_LIMITS, type GatheringAnswer } from '../gatherings.rules.ts';
import type { GatheringAnswerTable } from './gatherings-tables.ts';
import { type CountedAnswer, findOwnAnswers } from './own-answers-store.ts';

export type AnswerRow = Selectable<GatheringAnswerTable>;

/** The query for how many have given each answer to some occurrences; read from an index alone. */
export function answerCounts(db: DbOrTx, ids: readonly string[]) {
  return db
    .selectFrom('gathering_answer')
    .select(['occurrence_id', 'answer'])
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('occurrence_id', 'in', [...ids])
    .groupBy(['occurrence_id', 'answer']);
}

const countsByIds = preparedByIds({}, (db, ids) => answerCounts(db, ids));

/** The same by occurrence and answer; who gave none is not there. */
export async function countAnswers(
  db: DbOrTx,
  ids: readonly string[],
): Promise<Map<string, Record<GatheringAnswer, number>>> {
  const counts = new Map(ids.map((id) => [id, { going: 0, maybe: 0, cant: 0 }]));
  for (const { occurrence_id, answer, total } of await countsByIds(db, ids, {})) {
    counts.get(occurrence_id)![answer] = Number(total);
  }
  return counts;
}

/** To which of some occurrences nobody else can come. */
export async function fullAmong(db: DbOrTx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const counts = await countAnswers(db, ids);
  return new Set(
    [...counts].filter(([, { going, maybe }]) => going + maybe >= GATHERING_LIMITS.answers).map(([id]) => id),
  );
}

/**
 * The query for the first few who said that they come to each of some occurrences, in their order.
 * @param before one less than how many
 */
export function firstGoing(db: DbOrTx, ids: readonly string[], before: number) {
  return db
    .selectFrom('gathering_occurrence')
    .innerJoin('gathering_answer', 'gathering_answer.occurrence_id', 'gathering_occurrence.id')
    .select(['gathering_answer.occurrence_id', 'gathering_answer.user_id', 'gathering_answer.answer'])
    .where('gathering_occurrence.id', 'in', [...ids])
    .where('gathering_answer.answer', '=', 'going')
    .where((eb) =>
      eb(
        'gathering_answer.place',
        '<=',
        eb.fn.coalesce(
          eb
            .selectFrom('gathering_answer as last')
            .select('last.place')
            .whereRef('last.occurrence_id', '=', 'gathering_occurrence.id')
            .where('last.answer', '=', 'going')
            .orderBy('last.place')
            .limit(sql.lit(1))
            .offset(before),
          // No place is as high.
          eb.lit(2_147_483_647),
        ),
      ),
    )
    .orderBy('gathering_answer.place')
    .orderBy('gathering_answer.user_id');
}

const firstByIds = preparedByIds({ before: -1 }, (db, ids, { before }) => firstGoing(db, ids, before));

/** The first few who come to some occurrences, and the reader's own answers. */
export async function findFirstAnswers(
  db: DbOrTx,
  ids: readonly string[],
  { userId, few }: { userId: string; few: number },
): Promise<{ going: CountedAnswer[]; mine: CountedAnswer[] }> {
  const seen = new Map<string, number>();
  const going = (await firstByIds(db, ids, { before: few - 1 })).map((row) => {
    const n = (seen.get(row.occurrence_id) ?? 0) + 1;
    seen.set(row.occurrence_id, n);
    return { ...row, n };
  });
  return { going, mine: [...(await findOwnAnswers(db, userId, ids)).values()] };
}

function going(db: DbOrTx, occurrenceId: string) {
  return db
    .selectFrom('gathering_answer')
    .where('occurrence_id', '=', occurrenceId)
    .where('answer', '=', 'going');
}

/** Where the `n`-th of those who said that they come stands among all who answered; the first is 1. Null: they are fewer. */
export async function placeOfGoing(tx: Tx, occurrenceId: string, n: number): Promise<number | null> {
  const nth = going(tx, occurrenceId).select('place').orderBy('place').limit(1);
  return (await nth.offset(n - 1).executeTakeFirst())?.place ?? null;
}

/** How many who said that they come stand up to a place. */
export async function countGoingUntil(tx: Tx, occurrenceId: string, place: number): Promise<number> {
  const { count } = await going(tx, occurrenceId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('place', '<=', place)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who said that they come and stands behind a place, in their order. */
export async function nextGoing(
  tx: Tx,
  occurrenceId: string,
  { after, limit }: { after: number; limit: number | null },
): Promise<string[]> {
  const next = going(tx, occurrenceId).select('user_id').where('place', '>', after).orderBy('place');
  const rows = await next.limit(limit ?? GATHERING_LIMITS.answers).execute();
  return rows.map((row) => row.user_id);
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
    .limit(sql.lit(GATHERING_LIMITS.answers));
}

const comingById = preparedByName({ occurrenceId: '?occurrenceId' }, (db, { occurrenceId }) =>
  comingTo(db, occurrenceId),
);

export function findComingTo(db: DbOrTx, occurrenceId: string): Promise<AnswerRow[]> {
  return comingById(db, { occurrenceId });
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
    isOfSeries = false,
  }: { occurrenceId: string; userId: string; answer: GatheringAnswer; now: number; isOfSeries?: boolean },
): Promise<void> {
  const { last } = await tx
    .selectFrom('gathering_answer')
    .select((eb) => eb.fn.max('place').as('last'))
    .where('occurrence_id', '=', occurrenceId)
    .executeTakeFirstOrThrow();
  const of_series = isOfSeries ? (1 as const) : null;
  const row = { answer, place: Number(last ?? 0) + 1, answered_at: now, of_series };
  await tx
    .insertInto('gathering_answer')
    .values({ occurrence_id: occurrenceId, user_id: userId, came_at: null, came_noted_by: null, ...row })
    .onConflict((oc) => oc.columns(['occurrence_id', 'user_id']).doUpdateSet(row))
    .execute();
}

/** Keeps the first answers to an occurrence, in their order. The people are held before. */
export async function createAnswers(
  tx: Tx,
  occurrenceId: string,
  answers: readonly { userId: string; answer: GatheringAnswer }[],
  now: number,
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(({ userId, answer }, i) => ({
    occurrence_id: occurrenceId,
    user_id: userId,
    answer,
    place: i + 1,
    answered_at: now,
    came_at: null,
    came_noted_by: null,
    of_series: null,
  }));
  await tx.insertInto('gathering_answer').values(rows).execute();
}

/** What followed from an answer to the whole series is what somebody says of this one now. */
export async function makeOwn(tx: Tx, occurrenceId: string, userId: string): Promise<void> {
  await tx
    .updateTable('gathering_answer')
    .set({ of_series: null })
    .where('occurrence_id', '=', occurrenceId)
    .where('user_id', '=', userId)
    .execute();
}

export async function updateCame(
  tx: Tx,
  occurrenceId: string,
  userId: string,
  came: Pick<GatheringAnswerTable, 'came_at' | 'came_noted_by'>,
): Promise<void> {
  await tx
    .updateTable('gathering_answer')
    .set(came)
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

import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { peopleWhoStay } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { engineOf, hold } from '#platform/server/db/engine.ts';
import { newId } from '#platform/server/ids.ts';

interface OldestFirst<Last> {
  userId: string;
  last: Last | null;
  limit: number;
}

/** The query for somebody's requests with their testimonies, oldest first. */
export function requestsForExport(
  db: DbOrTx,
  { userId, last, limit }: OldestFirst<{ id: string; createdAt: number }>,
) {
  let query = db
    .selectFrom('prayer_request')
    .leftJoin('prayer_testimony', 'prayer_testimony.request_id', 'prayer_request.id')
    .select([
      'prayer_request.id',
      'prayer_request.text',
      'prayer_request.verse_reference as verse',
      'prayer_request.audience_kind as audience',
      'prayer_request.shown_as as shownAs',
      'prayer_request.state',
      'prayer_request.for_day as forDay',
      'prayer_request.prayed_people as prayedPeople',
      'prayer_request.prayed_times as prayedTimes',
      'prayer_request.hidden_because as hidden',
      'prayer_request.created_at as createdAt',
      'prayer_request.updated_at as updatedAt',
      'prayer_request.help_put_away_at as helpPutAwayAt',
      'prayer_testimony.text as testimony',
      'prayer_testimony.audience_kind as testimonyAudience',
      'prayer_testimony.hidden_because as testimonyHidden',
      'prayer_testimony.created_at as answeredAt',
      'prayer_testimony.updated_at as testimonyUpdatedAt',
    ])
    .where('prayer_request.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('prayer_request.created_at', 'prayer_request.id'),
        '>',
        eb.tuple(last.createdAt, last.id),
      ),
    );
  }
  return query.orderBy('prayer_request.created_at').orderBy('prayer_request.id').limit(limit);
}

/** The query for when somebody prayed for whose request, by day. Not a word of others is in it. */
export function prayedForExport(
  db: DbOrTx,
  { userId, last, limit }: OldestFirst<{ prayedOn: string; requestId: string }>,
) {
  let query = db
    .selectFrom('prayer_prayed')
    .select(['prayed_on as prayedOn', 'request_id as requestId', 'prayed_at as prayedAt'])
    .where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('prayed_on', 'request_id'), '>', eb.tuple(last.prayedOn, last.requestId)),
    );
  }
  return query.orderBy('prayed_on').orderBy('request_id').limit(limit);
}

/** The query for what somebody wrote under requests, oldest first. */
export function encouragementsForExport(
  db: DbOrTx,
  { userId, last, limit }: OldestFirst<{ id: string; writtenAt: number }>,
) {
  let query = db
    .selectFrom('prayer_encouragement')
    .select([
      'id',
      'request_id as requestId',
      'text',
      'verse_reference as verse',
      'hidden_because as hidden',
      'created_at as writtenAt',
      'updated_at as updatedAt',
    ])
    .where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.writtenAt, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit);
}

/** The query for what somebody wrote that went with something else, oldest first. */
export function goneForExport(
  db: DbOrTx,
  { userId, last, limit }: OldestFirst<{ id: string; writtenAt: number }>,
) {
  let query = db
    .selectFrom('prayer_gone_words')
    .select(['id', 'because', 'written_at as writtenAt', 'gone_at as goneAt'])
    .where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('written_at', 'id'), '>', eb.tuple(last.writtenAt, last.id)));
  }
  return query.orderBy('written_at').orderBy('id').limit(limit);
}

/** The query for somebody's list, oldest first. */
export function itemsForExport(
  db: DbOrTx,
  { userId, last, limit }: OldestFirst<{ id: string; createdAt: number }>,
) {
  let query = db
    .selectFrom('prayer_item')
    .leftJoin('prayer_folder', 'prayer_folder.id', 'prayer_item.folder_id')
    .select([
      'prayer_item.id',
      'prayer_folder.name as folder',
      'prayer_item.text',
      'prayer_item.request_id as requestId',
      'prayer_item.person_id as personId',
      'prayer_item.prayed_on as prayedOn',
      'prayer_item.remind_minute as remindMinute',
      'prayer_item.remind_days as remindDays',
      'prayer_item.answered_at as answeredAt',
      'prayer_item.thanks',
      'prayer_item.created_at as createdAt',
      'prayer_item.updated_at as updatedAt',
    ])
    .where('prayer_item.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('prayer_item.created_at', 'prayer_item.id'), '>', eb.tuple(last.createdAt, last.id)),
    );
  }
  return query.orderBy('prayer_item.created_at').orderBy('prayer_item.id').limit(limit);
}

const STEP = 200;

/**
 * Holds the requests that change when somebody's account goes, in the order of their ids: theirs, and those for which they prayed or under
 * which they wrote. What is counted then stays as it is, and nobody who prays holds one while they wait for the person's row. SQLite's
 * transactions take turns anyway.
 */
export async function holdWhatChanges(tx: Tx, userId: string): Promise<void> {
  if (engineOf(tx) === 'sqlite') return;
  const ofTable = (table: 'prayer_prayed' | 'prayer_encouragement') =>
    tx.selectFrom(table).select('request_id as id').where('user_id', '=', userId);
  const own = tx.selectFrom('prayer_request').select('id').where('user_id', '=', userId);
  const ids = own.union(ofTable('prayer_prayed')).union(ofTable('prayer_encouragement'));
  await hold(tx.selectFrom('prayer_request').select('id').where('id', 'in', ids).orderBy('id'), tx).execute();
}

/** Leaves a note for whoever wrote under somebody's requests, which all go. */
export async function noteGoneWith(tx: Tx, userId: string, now: number): Promise<void> {
  for (let after = ''; ; ) {
    const words = await tx
      .selectFrom('prayer_encouragement')
      .innerJoin('prayer_request', 'prayer_request.id', 'prayer_encouragement.request_id')
      .select([
        'prayer_encouragement.id',
        'prayer_encouragement.user_id',
        'prayer_encouragement.created_at as written_at',
      ])
      .where('prayer_request.user_id', '=', userId)
      .where('prayer_encouragement.user_id', '<>', userId)
      .where('prayer_encouragement.id', '>', after)
      .orderBy('prayer_encouragement.id')
      .limit(STEP)
      .execute();
    if (words.length === 0) return;
    const here = await peopleWhoStay(tx, [...new Set(words.map(({ user_id }) => user_id))]);
    const notes = words
      .filter(({ user_id }) => here.has(user_id))
      .map(({ user_id, written_at }) => ({
        id: newId(now),
        user_id,
        written_at,
        gone_at: now,
        because: 'request-deleted' as const,
      }));
    if (notes.length > 0) await tx.insertInto('prayer_gone_words').values(notes).execute();
    after = words.at(-1)!.id;
  }
}

/** Requests whose counts are set at a time: some milliseconds. */
const COUNTED_AT_ONCE = 200;

/** Takes somebody's prayers and words out of the counts of others' requests; their rows go with them. */
export async function uncount(tx: Tx, userId: string): Promise<void> {
  const prayed = await countsOf(tx, 'prayer_prayed', userId);
  const written = await countsOf(tx, 'prayer_encouragement', userId);
  for await (const { ids, count } of alike(prayed)) {
    await tx
      .updateTable('prayer_request')
      .set({
        prayed_times: sql`prayed_times - ${sql.lit(count)}`,
        prayed_people: sql`prayed_people - 1`,
      })
      .where('id', 'in', ids)
      .execute();
  }
  for await (const { ids, count } of alike(written)) {
    await tx
      .updateTable('prayer_request')
      .set({ encouragements: sql`encouragements - ${sql.lit(count)}` })
      .where('id', 'in', ids)
      .execute();
  }
}

function countsOf(tx: Tx, table: 'prayer_prayed' | 'prayer_encouragement', userId: string) {
  return tx
    .selectFrom(table)
    .select('request_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .groupBy('request_id')
    .orderBy('request_id')
    .execute();
}

/** Requests that have equally many of somebody's rows, some at a time; others have a turn after each. */
async function* alike(
  counted: readonly { request_id: string; count: number }[],
): AsyncGenerator<{ ids: string[]; count: number }> {
  for (const [count, of] of Map.groupBy(counted, (one) => Number(one.count))) {
    for (let i = 0; i < of.length; i += COUNTED_AT_ONCE) {
      yield { ids: of.slice(i, i + COUNTED_AT_ONCE).map(({ request_id }) => request_id), count };
      await othersTurn();
    }
  }
}

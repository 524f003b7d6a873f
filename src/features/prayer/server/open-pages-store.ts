import type { Selectable } from 'kysely';
import { inCircleOf } from '#features/circle/server/for-other-features.ts';
import { amongMembersOf } from '#features/groups/server/for-other-features.ts';
import { notBlockedWith } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { PrayerRequestTable } from './prayer-tables.ts';

/** Of those who may have a request open so many are told of it. */
const MOST_READERS = 100;

/**
 * Who has written under a request and may hear of what somebody does there now, at most 100 of each kind: nobody who is parted from
 * that person by a block, or who has left the circle or group that was asked. Of one that is asked of everyone also those who have
 * prayed for it, or have it on their list: others are not known.
 */
export async function whoStillReads(
  tx: Tx,
  request: Pick<
    Selectable<PrayerRequestTable>,
    'id' | 'user_id' | 'audience_kind' | 'audience_id' | 'shown_as'
  >,
  doerId: string,
): Promise<string[]> {
  let query = tx
    .selectFrom('prayer_encouragement')
    .select('user_id')
    .distinct()
    .where('request_id', '=', request.id)
    .where((eb) => notBlockedWith(eb, doerId, 'prayer_encouragement.user_id'));
  if (request.shown_as === 'named') {
    query = query.where((eb) => notBlockedWith(eb, request.user_id, 'prayer_encouragement.user_id'));
    if (request.audience_kind === 'circle') {
      query = query.where((eb) =>
        eb.or([
          eb('user_id', '=', request.user_id),
          inCircleOf(eb, request.user_id, 'prayer_encouragement.user_id'),
        ]),
      );
    }
  }
  const { audience_id: groupId } = request;
  if (groupId !== null) {
    query = query.where((eb) => amongMembersOf(eb, groupId, 'prayer_encouragement.user_id'));
  }
  const rows = await query.limit(MOST_READERS).execute();
  const isForAll = request.audience_kind === 'everyone' && request.shown_as === 'named';
  const inMind = isForAll ? await whoHasInMind(tx, request, doerId) : [];
  return [...new Set([...rows.map((row) => row.user_id), ...inMind])];
}

/** Groups that somebody has asked by name, or told of an answer. */
export async function groupsToldBy(tx: Tx, authorId: string): Promise<string[]> {
  const named = tx
    .selectFrom('prayer_request')
    .leftJoin('prayer_testimony', 'prayer_testimony.request_id', 'prayer_request.id')
    .where('prayer_request.user_id', '=', authorId)
    .where('prayer_request.shown_as', '=', 'named');
  const asked = await named.select('prayer_request.audience_id as id').distinct().execute();
  const told = await named.select('prayer_testimony.audience_id as id').distinct().execute();
  return [...new Set([...asked, ...told].flatMap(({ id }) => id ?? []))];
}

/** Who has prayed for what somebody asked by name, has it on their list or wrote under it, at most 100 of each. */
export async function whoHasInMindOf(tx: Tx, authorId: string): Promise<string[]> {
  const ofTable = (table: 'prayer_prayed' | 'prayer_item' | 'prayer_encouragement') =>
    tx
      .selectFrom(table)
      .innerJoin('prayer_request', 'prayer_request.id', `${table}.request_id`)
      .select(`${table}.user_id as id`)
      .distinct()
      .where('prayer_request.user_id', '=', authorId)
      .where('prayer_request.shown_as', '=', 'named')
      .limit(MOST_READERS)
      .execute();
  const rows = [
    ...(await ofTable('prayer_prayed')),
    ...(await ofTable('prayer_item')),
    ...(await ofTable('prayer_encouragement')),
  ];
  return [...new Set(rows.map(({ id }) => id))];
}

/** Those who have prayed for what is asked of everyone, or have it on their list: a page of theirs may show it. */
async function whoHasInMind(
  tx: Tx,
  request: Pick<Selectable<PrayerRequestTable>, 'id' | 'user_id'>,
  doerId: string,
): Promise<string[]> {
  const ofTable = (table: 'prayer_prayed' | 'prayer_item') =>
    tx
      .selectFrom(table)
      .select('user_id')
      .distinct()
      .where('request_id', '=', request.id)
      .where((eb) => notBlockedWith(eb, doerId, 'user_id'))
      .where((eb) => notBlockedWith(eb, request.user_id, 'user_id'))
      .limit(MOST_READERS)
      .execute();
  const rows = [...(await ofTable('prayer_prayed')), ...(await ofTable('prayer_item'))];
  return rows.map((row) => row.user_id);
}

import { type ExpressionBuilder, type Nullable, type Selectable, type SqlBool, sql } from 'kysely';
import { amongCircleOf } from '#features/circle/server/for-other-features.ts';
import { amongGroupsOf, isInGroup } from '#features/groups/server/for-other-features.ts';
import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { Database, DbOrTx } from '#platform/server/db/database.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { countReadable } from './encouragement-store.ts';
import type { PrayerRequestTable, PrayerTestimonyTable } from './prayer-tables.ts';
import type { Reading } from './reading.ts';

type Testimony = Pick<
  PrayerTestimonyTable,
  'text' | 'audience_kind' | 'audience_id' | 'hidden_because' | 'created_at' | 'updated_at'
>;

/** What is shown, or judged by. */
const SHOWN = [
  'prayer_request.id',
  'prayer_request.user_id',
  'prayer_request.text',
  'prayer_request.verse_reference',
  'prayer_request.verse_translation',
  'prayer_request.audience_kind',
  'prayer_request.audience_id',
  'prayer_request.shown_as',
  'prayer_request.state',
  'prayer_request.for_day',
  'prayer_request.prayed_people',
  'prayer_request.prayed_times',
  'prayer_request.encouragements',
  'prayer_request.hidden_because',
  'prayer_request.asked_at',
  'prayer_request.help_put_away_at',
  'prayer_request.created_at',
  'prayer_request.updated_at',
] as const;
type Joined = Omit<Database, 'prayer_testimony'> & { prayer_testimony: Nullable<PrayerTestimonyTable> };
type Column = (typeof SHOWN)[number] extends `prayer_request.${infer Name}` ? Name : never;

/** A request with its testimony, how author and reader stand to each other, and what the reader did with it today. */
export type ShownRow = Pick<Selectable<PrayerRequestTable>, Column> & {
  [Column in keyof Testimony as `testimony_${Column}`]: Testimony[Column] | null;
} & {
  is_banned: number;
  is_blocked: number;
  is_in_circle: number;
  /** Asked with a name, its author is in the group, too. */
  is_in_group: number;
  is_in_testimony_group: number;
  was_chosen: number;
  was_told: number;
  prayed_today: number;
  is_later: number;
  item_id: string | null;
  /** Of the reader's own request: how many encouragements they may read; null where several requests are read. */
  readable_encouragements: number | null;
};

/** The requests with these ids, in no order; whether the reader may see them is for the policy to say. */
export function shownRequests(
  db: DbOrTx,
  reading: Pick<Reading, 'id' | 'now' | 'today'>,
  ids: readonly string[],
) {
  const { id: readerId, now, today } = reading;
  return db
    .selectFrom('prayer_request')
    .leftJoin('prayer_testimony', 'prayer_testimony.request_id', 'prayer_request.id')
    .select(SHOWN)
    .select([
      'prayer_testimony.text as testimony_text',
      'prayer_testimony.audience_kind as testimony_audience_kind',
      'prayer_testimony.audience_id as testimony_audience_id',
      'prayer_testimony.hidden_because as testimony_hidden_because',
      'prayer_testimony.created_at as testimony_created_at',
      'prayer_testimony.updated_at as testimony_updated_at',
    ])
    .select((eb) => [
      counted(sql<SqlBool>`not ${notAmongBlocked(eb, readerId, 'prayer_request.user_id')}`).as('is_blocked'),
      counted(sql<SqlBool>`not ${notAmongBanned(eb, now, 'prayer_request.user_id')}`).as('is_banned'),
      counted(amongCircleOf(eb, readerId, 'prayer_request.user_id')).as('is_in_circle'),
      counted(isInSameGroup(eb, readerId, 'prayer_request.audience_id')).as('is_in_group'),
      counted(isInSameGroup(eb, readerId, 'prayer_testimony.audience_id')).as('is_in_testimony_group'),
      counted(
        eb.exists(
          eb
            .selectFrom('prayer_reader')
            .select('prayer_reader.request_id')
            .where('prayer_reader.user_id', '=', readerId)
            .whereRef('prayer_reader.request_id', '=', 'prayer_request.id'),
        ),
      ).as('was_chosen'),
      counted(
        eb.exists(
          eb
            .selectFrom('prayer_testimony_reader')
            .select('prayer_testimony_reader.request_id')
            .where('prayer_testimony_reader.user_id', '=', readerId)
            .whereRef('prayer_testimony_reader.request_id', '=', 'prayer_request.id'),
        ),
      ).as('was_told'),
      counted(
        eb(
          'prayer_request.id',
          'in',
          eb
            .selectFrom('prayer_prayed')
            .select('prayer_prayed.request_id')
            .where('prayer_prayed.user_id', '=', readerId)
            .where('prayer_prayed.prayed_on', '=', today),
        ),
      ).as('prayed_today'),
      counted(
        eb(
          'prayer_request.id',
          'in',
          eb
            .selectFrom('prayer_later')
            .select('prayer_later.request_id')
            .where('prayer_later.user_id', '=', readerId)
            .where('prayer_later.put_off_on', '=', today),
        ),
      ).as('is_later'),
      // Each of 500 is looked at, so it is counted where one is read, and not in lists of a hundred.
      (ids.length === 1
        ? sql<
            number | null
          >`case when prayer_request.user_id = ${readerId} and prayer_request.encouragements > 0
            then ${countReadable(reading)} else 0 end`
        : sql<number | null>`null`
      ).as('readable_encouragements'),
      eb
        .selectFrom('prayer_item')
        .select('prayer_item.id')
        .where('prayer_item.user_id', '=', readerId)
        .whereRef('prayer_item.request_id', '=', 'prayer_request.id')
        .limit(1)
        .as('item_id'),
    ])
    .where('prayer_request.id', 'in', [...ids]);
}

const shownByIds = preparedByIds({ id: '?id', now: -1, today: '?today' }, (db, ids, { id, now, today }) =>
  shownRequests(db, { id, now, today }, ids),
);

export function findShown(db: DbOrTx, reading: Reading, ids: readonly string[]): Promise<ShownRow[]> {
  const { id, now, today } = reading;
  return shownByIds(db, ids, { id, now, today });
}

/** The reader is in a group, and so is the author, unless the request has no name: leaving would tell whose it is. */
function isInSameGroup(
  eb: ExpressionBuilder<Joined, 'prayer_request' | 'prayer_testimony'>,
  readerId: string,
  groupColumn: 'prayer_request.audience_id' | 'prayer_testimony.audience_id',
) {
  return eb.and([
    amongGroupsOf(eb, readerId, groupColumn),
    eb.or([
      eb('prayer_request.shown_as', '=', 'anonymous'),
      isInGroup(eb, 'prayer_request.user_id', groupColumn),
    ]),
  ]);
}

/** 1 or 0 on both engines. */
function counted(condition: { toOperationNode(): unknown }) {
  return sql<number>`case when ${condition} then 1 else 0 end`;
}

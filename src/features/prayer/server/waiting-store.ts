import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import { amongCircleOf } from '#features/circle/server/for-other-features.ts';
import { amongGroupsOf, isInGroup } from '#features/groups/server/for-other-features.ts';
import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { Database, DbOrTx } from '#platform/server/db/database.ts';
import { canReadEveryones } from '../prayer.policy.ts';
import { preparedForReading } from './prepared-lists-store.ts';
import type { Reading } from './reading.ts';

/** A request by its place in a list: lists find these by an index, and the policy judges what is read by them. */
export interface Placed {
  id: string;
  place: number;
}

type Query = SelectQueryBuilder<Database, 'prayer_request', object>;
type Builder = ExpressionBuilder<Database, 'prayer_request'>;

/**
 * What waits comes in this order (docs/product.md, Prayer). Each has a number of its own in a cursor; a request is in the
 * first of them that it fits.
 */
export const SEGMENTS = ['for-today', 'circle', 'groups', 'everyone', 'later', 'prayed'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Those of what was neither prayed for nor put off today. */
export const OPEN_SEGMENTS = ['for-today', 'circle', 'groups', 'everyone'] as const satisfies Segment[];

/** The queries of one segment, each in the order of places; together they are the segment. */
export function waitingIn(
  db: DbOrTx,
  segment: Segment,
  reading: Reading,
  wanted: { after: TimeCursor | null; limit: number },
) {
  return queriesOf(db, segment, reading).map((query) => {
    let page = query.select(['prayer_request.id', 'prayer_request.place']);
    if (wanted.after) {
      const { at, id } = wanted.after;
      page = page.where((eb) =>
        eb(eb.refTuple('prayer_request.place', 'prayer_request.id'), '<', eb.tuple(at, id)),
      );
    }
    return page
      .orderBy('prayer_request.place', 'desc')
      .orderBy('prayer_request.id', 'desc')
      .limit(wanted.limit);
  });
}

const pages = preparedForReading(waitingIn);

/** The pages of those queries, one list for each. */
export function findWaitingIn(
  db: DbOrTx,
  segment: Segment,
  reading: Reading,
  wanted: { after: TimeCursor | null; limit: number },
): Promise<Placed[][]> {
  return pages(db, segment, reading, wanted);
}

/** The query for the first of each query of the open segments, and of these the first, in one question. */
export function openFirst(db: DbOrTx, reading: Reading, wanted: { limit: number }) {
  const firsts = OPEN_SEGMENTS.flatMap((segment, number) =>
    waitingIn(db, segment, reading, { ...wanted, after: null }).map((query) =>
      db.selectFrom(query.as('waiting')).select(['id', 'place', sql.lit(number).as('segment')]),
    ),
  );
  const all = firsts.reduce((before, next) => before.unionAll(next));
  return db
    .selectFrom(all.as('waiting'))
    .select(['id', 'place'])
    .orderBy('segment')
    .orderBy('place', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit);
}

/** The query for how many the open segments have, each counted up to `limit`. No request is in two of them. */
export function openCounted(db: DbOrTx, reading: Reading, wanted: { limit: number }) {
  const counts = OPEN_SEGMENTS.flatMap((segment) =>
    waitingIn(db, segment, reading, { ...wanted, after: null }).map((query) =>
      // In their order, though it is not needed: so they go by the indexes that their pages go by.
      db.selectFrom(query.as('waiting')).select((eb) => eb.fn.countAll<number>().as('count')),
    ),
  );
  const all = counts.reduce((before, next) => before.unionAll(next));
  return db.selectFrom(all.as('waiting')).select((eb) => eb.fn.sum<number>('count').as('count'));
}

const firstOpen = preparedForReading((db, _: 'open', reading, wanted) => [openFirst(db, reading, wanted)]);
const openCount = preparedForReading((db, _: 'open', reading, wanted) => [openCounted(db, reading, wanted)]);

/** What comes first in the open segments, in their order; undefined for nothing. */
export async function findFirstOpen(db: DbOrTx, reading: Reading): Promise<Placed | undefined> {
  const [found] = await firstOpen(db, 'open', reading, { after: null, limit: 1 });
  return found?.[0];
}

/** How many the open segments have, counted up to `limit`. */
export async function countOpen(db: DbOrTx, reading: Reading, limit: number): Promise<number> {
  const [found = []] = await openCount(db, 'open', reading, { after: null, limit });
  return Math.min(Number(found[0]?.count ?? 0), limit);
}

function queriesOf(db: DbOrTx, segment: Segment, reading: Reading): Query[] {
  const open = db
    .selectFrom('prayer_request')
    .where('prayer_request.state', '=', 'open')
    .where('prayer_request.user_id', '<>', reading.id)
    .where('prayer_request.hidden_because', 'is', null)
    .where((eb) => notAmongBanned(eb, reading.now, 'prayer_request.user_id'));
  const waiting = open.where((eb) => eb.and([eb.not(isPrayed(eb, reading)), eb.not(isLater(eb, reading))]));
  const otherDays = waiting.where((eb) =>
    eb.or([eb('prayer_request.for_day', 'is', null), eb('prayer_request.for_day', '<>', reading.today)]),
  );
  switch (segment) {
    case 'for-today':
      return [
        waiting.where('prayer_request.for_day', '=', reading.today).where((eb) => isReadable(eb, reading)),
      ];
    case 'circle':
      return [ofCircle(otherDays, reading)];
    case 'groups':
      return [ofGroups(otherDays, reading)];
    case 'everyone':
      return [
        ...(canReadEveryones(reading) ? [ofEveryone(otherDays, reading)] : []),
        ofChosen(otherDays, reading),
      ];
    case 'later':
      return [
        open
          .where('prayer_request.id', 'in', (eb) =>
            eb
              .selectFrom('prayer_later')
              .select('prayer_later.request_id')
              .where('prayer_later.user_id', '=', reading.id)
              .where('prayer_later.put_off_on', '=', reading.today),
          )
          .where((eb) => eb.not(isPrayed(eb, reading)))
          .where((eb) => isReadable(eb, reading)),
      ];
    case 'prayed':
      return [
        open
          .where('prayer_request.id', 'in', (eb) =>
            eb
              .selectFrom('prayer_prayed')
              .select('prayer_prayed.request_id')
              .where('prayer_prayed.user_id', '=', reading.id)
              .where('prayer_prayed.prayed_on', '=', reading.today),
          )
          .where((eb) => isReadable(eb, reading)),
      ];
  }
}

/** With a name, of people in my circle: for the circle, and for everyone. */
function ofCircle(query: Query, reading: Reading): Query {
  const kinds = canReadEveryones(reading) ? (['circle', 'everyone'] as const) : (['circle'] as const);
  return query
    .where((eb) => amongCircleOf(eb, reading.id, 'prayer_request.user_id'))
    .where('prayer_request.audience_kind', 'in', [...kinds])
    .where('prayer_request.shown_as', '=', 'named')
    .where((eb) => notAmongBlocked(eb, reading.id, 'prayer_request.user_id'));
}

/** With a name, of people in groups of mine, for such a group. */
function ofGroups(query: Query, reading: Reading): Query {
  return (
    query
      .where('prayer_request.audience_id', 'is not', null)
      .where((eb) => amongGroupsOf(eb, reading.id, 'prayer_request.audience_id'))
      // Found by the group, and not among what is asked of all groups.
      .where(sql<SqlBool>`prayer_request.audience_kind || '' = 'group'`)
      .where('prayer_request.shown_as', '=', 'named')
      .where((eb) => isInGroup(eb, 'prayer_request.user_id', 'prayer_request.audience_id'))
      .where((eb) => notAmongBlocked(eb, reading.id, 'prayer_request.user_id'))
  );
}

/** For everyone: without a name, or of somebody outside my circle. Whoever is without a name is never sorted by who they are. */
function ofEveryone(query: Query, reading: Reading): Query {
  return query
    .where('prayer_request.audience_kind', '=', 'everyone')
    .where((eb) =>
      eb.or([
        eb('prayer_request.shown_as', '=', 'anonymous'),
        eb.and([
          eb.not(amongCircleOf(eb, reading.id, 'prayer_request.user_id')),
          notAmongBlocked(eb, reading.id, 'prayer_request.user_id'),
        ]),
      ]),
    );
}

/** Asked without a name of a circle that I was in, or of a group that I was and am in. */
function ofChosen(query: Query, reading: Reading): Query {
  return query
    .where('prayer_request.id', 'in', (eb) =>
      eb
        .selectFrom('prayer_reader')
        .select('prayer_reader.request_id')
        .where('prayer_reader.user_id', '=', reading.id),
    )
    .where((eb) =>
      eb.or([
        // Found by who was chosen, and not among what was ever asked of all circles.
        sql<SqlBool>`prayer_request.audience_kind || '' = 'circle'`,
        eb.and([
          sql<SqlBool>`prayer_request.audience_kind || '' = 'group'`,
          amongGroupsOf(eb, reading.id, 'prayer_request.audience_id'),
        ]),
      ]),
    )
    .where('prayer_request.shown_as', '=', 'anonymous');
}

/** As `canReadRequest` says, of a request that is open and not hidden. */
function isReadable(eb: Builder, reading: Reading) {
  const isChosen = eb.exists(
    eb
      .selectFrom('prayer_reader')
      .select('prayer_reader.request_id')
      .where('prayer_reader.user_id', '=', reading.id)
      .whereRef('prayer_reader.request_id', '=', 'prayer_request.id'),
  );
  const everyone = canReadEveryones(reading)
    ? eb('prayer_request.audience_kind', '=', 'everyone')
    : sql<SqlBool>`1 = 0`;
  const isCircles = eb('prayer_request.audience_kind', '=', 'circle');
  const isGroups = eb.and([
    eb('prayer_request.audience_kind', '=', 'group'),
    amongGroupsOf(eb, reading.id, 'prayer_request.audience_id'),
  ]);
  return eb.or([
    eb.and([
      eb('prayer_request.shown_as', '=', 'anonymous'),
      eb.or([everyone, eb.and([eb.or([isCircles, isGroups]), isChosen])]),
    ]),
    eb.and([
      eb('prayer_request.shown_as', '=', 'named'),
      eb.or([
        everyone,
        eb.and([isCircles, amongCircleOf(eb, reading.id, 'prayer_request.user_id')]),
        eb.and([isGroups, isInGroup(eb, 'prayer_request.user_id', 'prayer_request.audience_id')]),
      ]),
      notAmongBlocked(eb, reading.id, 'prayer_request.user_id'),
    ]),
  ]);
}

/** What somebody prayed for on one day is few: it is read once, and not looked for again at each request. */
function isPrayed(eb: Builder, { id, today }: Reading) {
  return eb(
    'prayer_request.id',
    'in',
    eb
      .selectFrom('prayer_prayed')
      .select('prayer_prayed.request_id')
      .where('prayer_prayed.user_id', '=', id)
      .where('prayer_prayed.prayed_on', '=', today),
  );
}

function isLater(eb: Builder, { id, today }: Reading) {
  return eb(
    'prayer_request.id',
    'in',
    eb
      .selectFrom('prayer_later')
      .select('prayer_later.request_id')
      .where('prayer_later.user_id', '=', id)
      .where('prayer_later.put_off_on', '=', today),
  );
}

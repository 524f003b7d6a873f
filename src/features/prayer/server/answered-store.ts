import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import { amongCircleOf } from '#features/circle/server/for-other-features.ts';
import { amongGroupsOf, isInGroup } from '#features/groups/server/for-other-features.ts';
import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { Database, DbOrTx } from '#platform/server/db/database.ts';
import { canReadEveryones } from '../prayer.policy.ts';
import { preparedForReading } from './prepared-lists-store.ts';
import type { Reading } from './reading.ts';
import type { Placed } from './waiting-store.ts';

/**
 * Testimonies that the reader may read, the newest day first: one query for each way in which they are shared. What they
 * find is judged by the policy.
 */
export function answeredBy(
  db: DbOrTx,
  reading: Reading,
  { after, limit }: { after: TimeCursor | null; limit: number },
) {
  let query = db
    .selectFrom('prayer_testimony')
    .innerJoin('prayer_request', 'prayer_request.id', 'prayer_testimony.request_id')
    .select(['prayer_testimony.request_id as id', 'prayer_testimony.place as place'])
    .where('prayer_testimony.hidden_because', 'is', null)
    .where('prayer_request.hidden_because', 'is', null)
    .where((eb) => notAmongBanned(eb, reading.now, 'prayer_testimony.user_id'));
  if (after) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('prayer_testimony.place', 'prayer_testimony.request_id'),
        '<',
        eb.tuple(after.at, after.id),
      ),
    );
  }
  const isAnonymous = sql<SqlBool>`prayer_request.shown_as = 'anonymous'`;
  const ofCircle = query.where('prayer_testimony.audience_kind', '=', 'circle');
  // Found by who was chosen, and not among what was ever told to all circles.
  const ofChosen = query
    .where(sql<SqlBool>`prayer_testimony.audience_kind || '' = 'circle'`)
    .where('prayer_request.shown_as', '=', 'anonymous');
  const ofGroups = query
    .where('prayer_testimony.audience_id', 'is not', null)
    .where((eb) => amongGroupsOf(eb, reading.id, 'prayer_testimony.audience_id'))
    .where('prayer_testimony.audience_kind', '=', 'group');
  // Few are found by whose they are, and then put in order. By their order, PostgreSQL would look through everybody's.
  const few = (found: typeof query) =>
    found
      .orderBy(sql`prayer_testimony.place + 0`, 'desc')
      .orderBy('prayer_testimony.request_id', 'desc')
      .limit(limit);
  return [
    ...(canReadEveryones(reading)
      ? [
          query
            .where('prayer_testimony.audience_kind', '=', 'everyone')
            .where((eb) => eb.or([isAnonymous, notAmongBlocked(eb, reading.id, 'prayer_testimony.user_id')]))
            .orderBy('prayer_testimony.place', 'desc')
            .orderBy('prayer_testimony.request_id', 'desc')
            .limit(limit),
        ]
      : []),
    few(ofCircle.where('prayer_testimony.user_id', '=', reading.id)),
    few(
      ofCircle
        .where('prayer_request.shown_as', '=', 'named')
        .where((eb) => amongCircleOf(eb, reading.id, 'prayer_testimony.user_id')),
    ),
    few(
      ofGroups.where((eb) =>
        eb.or([
          eb('prayer_testimony.user_id', '=', reading.id),
          eb.and([
            sql<SqlBool>`prayer_request.shown_as = 'named'`,
            isInGroup(eb, 'prayer_testimony.user_id', 'prayer_testimony.audience_id'),
          ]),
          eb.and([
            isAnonymous,
            eb.or([
              isAmong(eb, 'prayer_testimony_reader', reading),
              eb.and([
                eb('prayer_request.audience_id', '=', eb.ref('prayer_testimony.audience_id')),
                isAmong(eb, 'prayer_reader', reading),
              ]),
            ]),
          ]),
        ]),
      ),
    ),
    few(ofChosen.where((eb) => isAmong(eb, 'prayer_testimony_reader', reading))),
    few(
      ofChosen
        .where('prayer_request.audience_kind', '=', 'circle')
        .where((eb) => isAmong(eb, 'prayer_reader', reading)),
    ),
  ];
}

/** The reader was there when it was asked without a name, or when what came of it was told to others. */
function isAmong(
  eb: ExpressionBuilder<Database, 'prayer_testimony'>,
  readers: 'prayer_reader' | 'prayer_testimony_reader',
  reading: Reading,
) {
  return eb(
    'prayer_testimony.request_id',
    'in',
    eb.selectFrom(readers).select('request_id').where('user_id', '=', reading.id),
  );
}

const pages = preparedForReading((db, _: 'answered', reading, wanted) => answeredBy(db, reading, wanted));

/** Those pages, one list for each way. */
export function findAnswered(
  db: DbOrTx,
  reading: Reading,
  wanted: { after: TimeCursor | null; limit: number },
): Promise<Placed[][]> {
  return pages(db, 'answered', reading, wanted);
}

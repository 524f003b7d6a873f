import type { TimeCursor } from '#contract/paging.ts';
import { isInGroup } from '#features/groups/server/for-other-features.ts';
import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { preparedByShape } from '#platform/server/db/prepared-by-shape.ts';
import type { Reading } from './reading.ts';

/**
 * The query for what is asked of a group and is open, the newest day first, the reader's own included. Whether the reader is in
 * the group is asked before.
 */
export function openInGroup(
  db: DbOrTx,
  reading: Pick<Reading, 'id' | 'now'>,
  { groupId, after, limit }: { groupId: string; after: TimeCursor | null; limit: number },
) {
  let query = db
    .selectFrom('prayer_request')
    .select(['prayer_request.id', 'prayer_request.place'])
    .where('prayer_request.audience_id', '=', groupId)
    .where('prayer_request.audience_kind', '=', 'group')
    .where('prayer_request.state', '=', 'open')
    .where((eb) =>
      eb.or([
        eb('prayer_request.user_id', '=', reading.id),
        eb.and([
          eb('prayer_request.hidden_because', 'is', null),
          notAmongBanned(eb, reading.now, 'prayer_request.user_id'),
          eb.or([
            eb.and([
              eb('prayer_request.shown_as', '=', 'anonymous'),
              eb.exists(
                eb
                  .selectFrom('prayer_reader')
                  .select('prayer_reader.request_id')
                  .where('prayer_reader.user_id', '=', reading.id)
                  .whereRef('prayer_reader.request_id', '=', 'prayer_request.id'),
              ),
            ]),
            eb.and([
              eb('prayer_request.shown_as', '=', 'named'),
              isInGroup(eb, 'prayer_request.user_id', 'prayer_request.audience_id'),
              notAmongBlocked(eb, reading.id, 'prayer_request.user_id'),
            ]),
          ]),
        ]),
      ]),
    );
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('prayer_request.place', 'prayer_request.id'), '<', eb.tuple(after.at, after.id)),
    );
  }
  return query.orderBy('prayer_request.place', 'desc').orderBy('prayer_request.id', 'desc').limit(limit);
}

export const findOpenInGroup = preparedByShape(
  (
    db,
    { reading, ...wanted }: Parameters<typeof openInGroup>[2] & { reading: Pick<Reading, 'id' | 'now'> },
  ) => openInGroup(db, reading, wanted),
);

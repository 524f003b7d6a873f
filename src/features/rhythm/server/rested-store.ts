import type { DbOrTx } from '#platform/server/db/database.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { type Kept, keptOf, rhythms } from './rhythm-store.ts';

const haveRested = preparedByIds({}, (db, ids) =>
  rhythms(db)
    .where('rhythm.user_id', 'in', [...ids])
    .where('rhythm.rest_until', 'is not', null),
);

/** The rhythms of those of these people who have a rest, or had one, by their ids. */
export async function findRested(db: DbOrTx, userIds: readonly string[]): Promise<ReadonlyMap<string, Kept>> {
  const rows = await haveRested(db, userIds, {});
  return new Map(rows.map((row) => [row.user_id, keptOf(row)]));
}

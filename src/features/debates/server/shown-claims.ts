import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/server/db/database.ts';
import { countShown } from './archive-store.ts';
import type { DebateRow } from './debate-store.ts';

/** Of weeks that are closed, by week and after which changes (`revision`): another server counts the same. */
const counted = new LRUCache<string, number>({ max: 1000 });

const keyOf = ({ id, revision }: Pick<DebateRow, 'id' | 'revision'>) => `${id} ${revision}`;

/** How many claims can be read in each of these closed weeks, by their ids: a week may have thousands, and the archive lists many. */
export async function shownClaims(
  db: Db,
  rows: readonly Pick<DebateRow, 'id' | 'revision'>[],
): Promise<ReadonlyMap<string, number>> {
  const unknown = rows.filter((row) => !counted.has(keyOf(row)));
  const fresh = await countShown(
    db,
    unknown.map(({ id }) => id),
  );
  for (const row of unknown) counted.set(keyOf(row), fresh.get(row.id) ?? 0);
  return new Map(rows.map((row) => [row.id, counted.get(keyOf(row)) ?? fresh.get(row.id) ?? 0]));
}

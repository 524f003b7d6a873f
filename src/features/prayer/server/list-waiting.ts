import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { MOST_COUNTED } from '../prayer.rules.ts';
import type { Reading } from './reading.ts';
import { countOpen, findWaitingIn, type Placed, SEGMENTS } from './waiting-store.ts';

/** Places are smaller than this until the year 2243; a cursor's place has the segment's number in front. */
const SEGMENT_STEP = 100_000_000_000_000;

/** At most `limit` of what waits for the reader, in its order, after a place of this list. */
export async function findWaiting(
  db: DbOrTx,
  reading: Reading,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<Placed[]> {
  const found: Placed[] = [];
  const first = after ? Math.floor(after.at / SEGMENT_STEP) : 0;
  for (const [number, segment] of SEGMENTS.entries()) {
    if (number < first || found.length >= limit) continue;
    const isFirst = after !== null && number === first;
    const start = isFirst ? { at: after.at % SEGMENT_STEP, id: after.id } : null;
    const wanted = { after: start, limit: limit - found.length };
    const rows = mergedByPlace(await findWaitingIn(db, segment, reading, wanted), wanted.limit);
    found.push(...rows.map(({ id, place }) => ({ id, place: number * SEGMENT_STEP + place })));
  }
  return found;
}

/** How many wait, not prayed for and not put off today; counted to `MOST_COUNTED.waiting`. */
export async function countWaiting(
  db: DbOrTx,
  reading: Reading,
): Promise<{ waiting: number; isMore: boolean }> {
  const count = await countOpen(db, reading, MOST_COUNTED.waiting + 1);
  return {
    waiting: Math.min(count, MOST_COUNTED.waiting),
    isMore: count > MOST_COUNTED.waiting,
  };
}

/** Lists that are each in the order of their places, as one; an id that is in several is there once. */
export function mergedByPlace(parts: readonly (readonly Placed[])[], limit: number): Placed[] {
  const all = new Map(parts.flat().map((row) => [row.id, row]));
  return [...all.values()].sort((a, b) => b.place - a.place || (a.id < b.id ? 1 : -1)).slice(0, limit);
}

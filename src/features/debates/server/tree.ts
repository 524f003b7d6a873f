import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/server/db/database.ts';
import { batchBefore, isOver } from '../debates.rules.ts';
import { type Tree, treeOf } from '../tree.rules.ts';
import { type DebateRow, positionsOf } from './debate-store.ts';
import { readTreeRows } from './tree-store.ts';

/** Weeks whose trees a server has at hand: this one, and those of the archive that people read. */
const AT_HAND = 6;

const known = new WeakMap<Db, LRUCache<string, Promise<Tree>>>();

/**
 * A week's tree as it was on the last quarter of an hour; at its end from then on. It is read once for each quarter, and again
 * where something was hidden, taken back or corrected (`revision`).
 * @param db never a transaction: what it has written is not everybody's yet
 */
export function treeAt(db: Db, row: DebateRow, now: number): Promise<Tree> {
  if (db.isTransaction) throw new Error('a tree is read after the commit');
  const until = isOver(row, now) ? row.closes_at : batchBefore(now);
  const trees = known.get(db) ?? new LRUCache<string, Promise<Tree>>({ max: AT_HAND });
  known.set(db, trees);
  const key = `${row.id} ${row.revision} ${until}`;
  const atHand = trees.get(key);
  if (atHand) return atHand;
  const reading = readTreeRows(db, { debateId: row.id, until }).then((rows) =>
    treeOf(
      positionsOf(row).map((position) => position.key),
      rows,
    ),
  );
  trees.set(key, reading);
  // What failed is tried again by whoever asks next.
  reading.catch(() => trees.delete(key));
  return reading;
}

import { setImmediate as othersTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/server/db/database.ts';
import { batchBefore, isOver } from '../debates.rules.ts';
import { growTree, type Tree } from '../tree.rules.ts';
import { type DebateRow, positionsOf } from './debate-store.ts';
import { readTreeRows } from './tree-store.ts';

/** Weeks whose trees a server has at hand: this one, and those of the archive that people read. */
const AT_HAND = 6;

interface AtHand {
  /** Of which quarter of an hour, and after which changes. */
  key: string;
  tree: Promise<Tree>;
}

/** By week: a tree that is made anew takes the place of the one before, which would take as much memory. */
const known = new WeakMap<Db, LRUCache<string, AtHand>>();

/**
 * A week's tree as it was on the last quarter of an hour; at its end from then on. It is read once for each quarter, and again
 * where something was hidden, taken back or corrected (`revision`).
 * @param db never a transaction: what it has written is not everybody's yet
 */
export function treeAt(db: Db, row: DebateRow, now: number): Promise<Tree> {
  if (db.isTransaction) throw new Error('a tree is read after the commit');
  const until = isOver(row, now) ? row.closes_at : batchBefore(now);
  const trees = known.get(db) ?? new LRUCache<string, AtHand>({ max: AT_HAND });
  known.set(db, trees);
  const key = `${row.revision} ${until}`;
  const atHand = trees.get(row.id);
  if (atHand?.key === key) return atHand.tree;
  const tree = readTree(db, row, until);
  trees.set(row.id, { key, tree });
  // What failed is tried again by whoever asks next.
  tree.catch(() => trees.peek(row.id)?.tree === tree && trees.delete(row.id));
  return tree;
}

async function readTree(db: Db, row: DebateRow, until: number): Promise<Tree> {
  const rows = await readTreeRows(db, { debateId: row.id, until });
  const positions = positionsOf(row).map(({ key }) => key);
  const growing = growTree(positions, rows);
  for (;;) {
    const step = growing.next();
    if (step.done) return step.value;
    await othersTurn();
  }
}

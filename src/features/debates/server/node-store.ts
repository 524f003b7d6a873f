import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { Side } from '../debates.rules.ts';
import { DEBATE_LIMITS } from '../debates.rules.ts';
import type { DebateNodeTable } from './debates-tables.ts';

export type NodeRow = Selectable<DebateNodeTable>;

export async function createNode(tx: Tx, row: NodeRow): Promise<void> {
  await tx.insertInto('debate_node').values(row).execute();
}

export function findNodeRow(db: DbOrTx, id: string): Promise<NodeRow | undefined> {
  return db.selectFrom('debate_node').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What stands above a place, the nearest first. */
export async function nodesAbove(db: DbOrTx, node: Pick<NodeRow, 'parent_id'>): Promise<NodeRow[]> {
  const above: NodeRow[] = [];
  let parentId = node.parent_id;
  while (parentId !== null && above.length < DEBATE_LIMITS.depth) {
    const parent = await findNodeRow(db, parentId);
    if (!parent) break;
    above.push(parent);
    parentId = parent.parent_id;
  }
  return above;
}

/** What each does to what it stands under, from below the position down to this one. */
export async function sidesDownTo(db: DbOrTx, node: NodeRow): Promise<Side[]> {
  return [node, ...(await nodesAbove(db, node))].map(({ side }) => side).toReversed();
}

/** Removes a place without words, if nothing stands under it and it changed nobody's mind, and those above it that are left empty by that. */
export async function removeEmptyPlaces(tx: Tx, id: string | null): Promise<void> {
  for (let at = id; at !== null; ) {
    const node = await findNodeRow(tx, at);
    if (!node || !(await isEmpty(tx, at))) return;
    await tx.deleteFrom('debate_node').where('id', '=', at).execute();
    at = node.parent_id;
  }
}

async function isEmpty(tx: Tx, id: string): Promise<boolean> {
  const words = await tx.selectFrom('debate_words').select('id').where('id', '=', id).executeTakeFirst();
  if (words) return false;
  // Whose mind it changed has said so for themselves: that stays said, and is counted at the close.
  const mind = await tx
    .selectFrom('debate_mind')
    .select('id')
    .where('node_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (mind) return false;
  const under = await tx
    .selectFrom('debate_node')
    .select('id')
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return under === undefined;
}

/** Some of a week's places in the order of their ids, each with whether its words are gone. */
export function nodesInPages(
  db: DbOrTx,
  debateId: string,
  { after, limit }: { after: string; limit: number },
) {
  return db
    .selectFrom('debate_node')
    .leftJoin('debate_words', 'debate_words.id', 'debate_node.id')
    .select(['debate_node.id', 'debate_words.id as words_id'])
    .where('debate_node.debate_id', '=', debateId)
    .where('debate_node.id', '>', after)
    .orderBy('debate_node.id')
    .limit(limit);
}

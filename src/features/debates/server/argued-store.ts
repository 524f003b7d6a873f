import type { Tx } from '#platform/server/db/database.ts';

/** Marks a claim as well argued, once however often it is said. */
export async function createMark(
  tx: Tx,
  { nodeId, userId, debateId, now }: { nodeId: string; userId: string; debateId: string; now: number },
): Promise<void> {
  await tx
    .insertInto('debate_argued')
    .values({ node_id: nodeId, user_id: userId, debate_id: debateId, marked_at: now })
    .onConflict((oc) => oc.columns(['node_id', 'user_id']).doNothing())
    .execute();
}

export async function deleteMark(tx: Tx, nodeId: string, userId: string): Promise<void> {
  await tx.deleteFrom('debate_argued').where('node_id', '=', nodeId).where('user_id', '=', userId).execute();
}

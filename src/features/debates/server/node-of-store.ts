import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

const ofNode = prepared((db) => db.selectFrom('debate_node').select('debate_id').where('id', '=', ''));

/** In which week a claim stands. */
export async function findDebateIdOfNode(db: DbOrTx, nodeId: string): Promise<string | undefined> {
  return (await ofNode(db, [nodeId]))[0]?.debate_id;
}

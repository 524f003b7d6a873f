import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { DebateMindTable } from './debates-tables.ts';

export type MindRow = Selectable<DebateMindTable>;

export async function createMind(tx: Tx, row: MindRow): Promise<void> {
  await tx.insertInto('debate_mind').values(row).execute();
}

export function findMind(db: DbOrTx, id: string): Promise<MindRow | undefined> {
  return db.selectFrom('debate_mind').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether somebody said in this week that their mind was changed. */
export function findMindOf(db: DbOrTx, debateId: string, userId: string): Promise<MindRow | undefined> {
  return db
    .selectFrom('debate_mind')
    .selectAll()
    .where('debate_id', '=', debateId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whose minds a claim changed is for nobody: only what its author was paid for. */
export async function mindIdsOf(db: DbOrTx, nodeId: string): Promise<string[]> {
  const rows = await db.selectFrom('debate_mind').select('id').where('node_id', '=', nodeId).execute();
  return rows.map(({ id }) => id);
}

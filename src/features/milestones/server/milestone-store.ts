import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

const ofUser = prepared((db) =>
  db
    .selectFrom('milestone')
    .select(['id', 'reached_at', 'card_place'])
    .where('user_id', '=', '')
    .orderBy('reached_at')
    .orderBy('id'),
);

export interface ReachedRow {
  id: string;
  reachedAt: number;
  cardPlace: number | null;
}

/** What somebody has reached, in the order in which they did; no more than the catalogue ever had. */
export async function findReached(db: DbOrTx, userId: string): Promise<ReachedRow[]> {
  const rows = await ofUser(db, [userId]);
  return rows.map((row) => ({ id: row.id, reachedAt: Number(row.reached_at), cardPlace: row.card_place }));
}

/** Notes milestones, each once; says which of them are new. */
export async function createReached(
  tx: Tx,
  { userId, ids, now }: { userId: string; ids: readonly string[]; now: number },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .insertInto('milestone')
    .values(ids.map((id) => ({ user_id: userId, id, reached_at: now, card_place: null })))
    .onConflict((oc) => oc.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts these on somebody's card, in this order, and takes all others off. */
export async function putOnCard(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('milestone')
    .set({ card_place: null })
    .where('user_id', '=', userId)
    .where('card_place', 'is not', null)
    .execute();
  for (const [index, id] of ids.entries()) {
    await tx
      .updateTable('milestone')
      .set({ card_place: index + 1 })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  }
}

/** Ids of what somebody shows on their card, in their order. */
export function onCardOf(reached: readonly ReachedRow[]): string[] {
  return reached
    .filter(({ cardPlace }) => cardPlace !== null)
    .toSorted((a, b) => a.cardPlace! - b.cardPlace!)
    .map(({ id }) => id);
}

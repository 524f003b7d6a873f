import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { UNLOCK_TABLES, type Unlockable } from './wardrobe-tables.ts';

/** Ids of what the user has unlocked of one kind. */
export async function findUnlocked(db: DbOrTx, kind: Unlockable, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom(UNLOCK_TABLES[kind])
    .select('thing_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.thing_id));
}

/** Chests and collections that the user has opened, in one query: both give wallpapers. */
export async function findOpened(
  db: DbOrTx,
  userId: string,
): Promise<{ chests: Set<string>; collections: Set<string> }> {
  const rows = await db
    .selectFrom('chest_unlock')
    .select((eb) => [eb.val('chest').as('kind'), 'thing_id'])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('collection_unlock')
        .select((eb) => [eb.val('collection').as('kind'), 'thing_id'])
        .where('user_id', '=', userId),
    )
    .execute();
  const of = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map((row) => row.thing_id));
  return { chests: of('chest'), collections: of('collection') };
}

/** @returns false when it was unlocked already. */
export async function insertUnlock(
  tx: Tx,
  kind: Unlockable,
  unlock: { userId: string; thingId: string; now: number },
): Promise<boolean> {
  const result = await tx
    .insertInto(UNLOCK_TABLES[kind])
    .values({ user_id: unlock.userId, thing_id: unlock.thingId, unlocked_at: unlock.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'thing_id']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) > 0;
}

import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { UNLOCK_TABLES, type Unlockable, type UnlockTable } from './wardrobe-tables.ts';

const unlockedOf = {
  outfit: prepared((db) => db.selectFrom(UNLOCK_TABLES.outfit).select('thing_id').where('user_id', '=', '')),
  chest: prepared((db) => db.selectFrom(UNLOCK_TABLES.chest).select('thing_id').where('user_id', '=', '')),
  collection: prepared((db) =>
    db.selectFrom(UNLOCK_TABLES.collection).select('thing_id').where('user_id', '=', ''),
  ),
} satisfies Record<Unlockable, unknown>;

/** Ids of what the user has unlocked of one kind. */
export async function findUnlocked(db: DbOrTx, kind: Unlockable, userId: string): Promise<Set<string>> {
  const rows = await unlockedOf[kind](db, [userId]);
  return new Set(rows.map((row) => row.thing_id));
}

/** Everything that the user has unlocked, as it is stored, kind after kind. */
export async function findAllUnlocks(
  db: DbOrTx,
  userId: string,
): Promise<(UnlockTable & { kind: Unlockable })[]> {
  const all = [];
  for (const kind of ['outfit', 'chest', 'collection'] as const) {
    const rows = await db.selectFrom(UNLOCK_TABLES[kind]).selectAll().where('user_id', '=', userId).execute();
    all.push(...rows.map((row) => ({ ...row, kind })));
  }
  return all;
}

const openedOf = prepared((db) =>
  db
    .selectFrom('chest_unlock')
    .select((eb) => [eb.lit(1 as number).as('is_chest'), 'thing_id'])
    .where('user_id', '=', '')
    .unionAll(
      db
        .selectFrom('collection_unlock')
        .select((eb) => [eb.lit(0 as number).as('is_chest'), 'thing_id'])
        .where('user_id', '=', ''),
    ),
);

/** Chests and collections that the user has opened, in one query: both give wallpapers. */
export async function findOpened(
  db: DbOrTx,
  userId: string,
): Promise<{ chests: Set<string>; collections: Set<string> }> {
  const opened = { chests: new Set<string>(), collections: new Set<string>() };
  for (const row of await openedOf(db, [userId, userId])) {
    (row.is_chest ? opened.chests : opened.collections).add(row.thing_id);
  }
  return opened;
}

/** @returns false when it was unlocked already. */
export async function createUnlock(
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

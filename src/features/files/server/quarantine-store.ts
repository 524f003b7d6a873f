import type { Db } from '#platform/server/db/database.ts';

/** Since when (epoch ms) those of these objects that are in quarantine are there. */
export async function findQuarantined(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('quarantined_object').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, found_at }) => [id, Number(found_at)]));
}

/** How many were put there at `since` (epoch ms) or later. */
export async function countQuarantined(db: Db, since: number): Promise<number> {
  const row = await db
    .selectFrom('quarantined_object')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('found_at', '>=', since)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Those that are there keep their time. */
export async function createQuarantined(db: Db, ids: readonly string[], now: number): Promise<void> {
  await db
    .insertInto('quarantined_object')
    .values(ids.map((id) => ({ id, found_at: now })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function deleteQuarantined(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('quarantined_object').where('id', 'in', ids).execute();
}

/** Forgets those that were put there at `until` (epoch ms) or before. */
export async function deleteQuarantinedUntil(db: Db, until: number): Promise<void> {
  await db.deleteFrom('quarantined_object').where('found_at', '<=', until).execute();
}

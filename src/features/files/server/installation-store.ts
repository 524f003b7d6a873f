import type { Db } from '#platform/server/db/database.ts';

/** Which database this is; null while it has no name. */
export async function findInstallationId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('installation').select('id').executeTakeFirst();
  return row?.id ?? null;
}

/** Names the database. One that has a name keeps it: read it again. */
export async function createInstallationId(db: Db, id: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ one: 1, id })
    .onConflict((conflict) => conflict.column('one').doNothing())
    .execute();
}

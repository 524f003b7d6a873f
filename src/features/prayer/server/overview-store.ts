import type { DbOrTx } from '#platform/server/db/database.ts';

/** Whether somebody has a request, an item, or has prayed for somebody: then the place is theirs already. */
export async function hasAnything(db: DbOrTx, userId: string): Promise<boolean> {
  const tables = ['prayer_request', 'prayer_item', 'prayer_prayed'] as const;
  for (const table of tables) {
    const row = await db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

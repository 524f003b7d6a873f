import type { Db } from '#platform/server/db/database.ts';
import { toEpochMs } from '#platform/server/db/date-column.ts';

/** When each of these people last used a session that they still have (epoch ms); nothing for who has none. One query. */
export async function findLastUses(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('session')
    .select((eb) => ['userId', eb.fn.max('updatedAt').as('usedAt')])
    .where('userId', 'in', userIds)
    .groupBy('userId')
    .execute();
  return new Map(rows.map(({ userId, usedAt }) => [userId, toEpochMs(usedAt)]));
}

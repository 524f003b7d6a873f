import type { Db } from '#platform/server/db/database.ts';
import type { VerseFavoriteTable } from './bible-tables.ts';

/** Ids of a reader's favorite verses ('JHN.3.16'), the newest first. */
export async function findFavorites(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('verse_favorite')
    .select('verse_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('verse_id')
    .execute();
  return rows.map((row) => row.verse_id);
}

/** At most `limit` of a reader's favorites, by the verses' ids: those after `last`, or the first. */
export function findFavoritesAfter(
  db: Db,
  wanted: { userId: string; last: VerseFavoriteTable | null; limit: number },
): Promise<VerseFavoriteTable[]> {
  return db
    .selectFrom('verse_favorite')
    .selectAll()
    .where('user_id', '=', wanted.userId)
    .where('verse_id', '>', wanted.last?.verse_id ?? '')
    .orderBy('verse_id')
    .limit(wanted.limit)
    .execute();
}

/** A verse that is a favorite already stays one, with its first time. */
export async function createFavoriteRow(
  db: Db,
  favorite: { userId: string; verseId: string; now: number },
): Promise<void> {
  await db
    .insertInto('verse_favorite')
    .values({ user_id: favorite.userId, verse_id: favorite.verseId, created_at: favorite.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'verse_id']).doNothing())
    .execute();
}

export async function deleteFavoriteRow(db: Db, userId: string, verseId: string): Promise<void> {
  await db
    .deleteFrom('verse_favorite')
    .where('user_id', '=', userId)
    .where('verse_id', '=', verseId)
    .execute();
}

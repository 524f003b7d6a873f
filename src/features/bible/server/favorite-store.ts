import { sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { VerseFavoriteTable } from './bible-tables.ts';

/** At most `limit` of a reader's favorites after a place, or from the newest on. */
export function findFavorites(
  db: Db,
  { userId, after, limit }: { userId: string; after: TimeCursor | null; limit: number },
): Promise<VerseFavoriteTable[]> {
  let query = db.selectFrom('verse_favorite').selectAll().where('user_id', '=', userId);
  if (after)
    query = query.where(({ eb, and, or }) =>
      or([
        eb('created_at', '<', after.at),
        and([eb('created_at', '=', after.at), eb('verse_id', '>', after.id)]),
      ]),
    );
  return query.orderBy('created_at', 'desc').orderBy('verse_id').limit(limit).execute();
}

/** Ids of a reader's favorite verses ('JHN.3.16'): `MOST_FAVORITES` at most. */
export async function findFavoriteIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('verse_favorite')
    .select('verse_id')
    .where('user_id', '=', userId)
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

/**
 * A verse that is a favorite already stays one, with its first time.
 * @returns whether it is one now: not when the reader has `most` others
 */
export async function createFavoriteRow(
  db: Db,
  favorite: { userId: string; verseId: string; now: number },
  most: number,
): Promise<boolean> {
  const { userId, verseId, now } = favorite;
  const result = await db
    .insertInto('verse_favorite')
    .columns(['user_id', 'verse_id', 'created_at'])
    .expression((eb) =>
      db
        .selectNoFrom([
          sql<string>`cast(${userId} as text)`.as('user_id'),
          sql<string>`cast(${verseId} as text)`.as('verse_id'),
          sql<number>`cast(${now} as bigint)`.as('created_at'),
        ])
        .where(
          eb
            .selectFrom('verse_favorite')
            .select(eb.fn.countAll<number>().as('count'))
            .where('user_id', '=', userId),
          '<',
          most,
        ),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'verse_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n || isFavorite(db, userId, verseId);
}

async function isFavorite(db: Db, userId: string, verseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('verse_favorite')
    .select('verse_id')
    .where('user_id', '=', userId)
    .where('verse_id', '=', verseId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFavoriteRow(db: Db, userId: string, verseId: string): Promise<void> {
  await db
    .deleteFrom('verse_favorite')
    .where('user_id', '=', userId)
    .where('verse_id', '=', verseId)
    .execute();
}

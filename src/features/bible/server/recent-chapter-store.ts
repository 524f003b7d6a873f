import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { RECENT_CHAPTERS } from '../bible.rules.ts';
import type { RecentChapterTable } from './bible-tables.ts';

/** The chapters that somebody read last, the latest first; at most `RECENT_CHAPTERS`. */
export function findRecentChapters(db: DbOrTx, userId: string): Promise<RecentChapterTable[]> {
  return db
    .selectFrom('recent_chapter')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('read_at', 'desc')
    .orderBy('book_id')
    .orderBy('chapter')
    .limit(RECENT_CHAPTERS)
    .execute();
}

/** The same by their books' ids, for the export: nothing is sorted. */
export function findRecentChaptersInOrder(db: DbOrTx, userId: string): Promise<RecentChapterTable[]> {
  return db
    .selectFrom('recent_chapter')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('book_id')
    .orderBy('chapter')
    .execute();
}

/** Makes a chapter the latest of its reader, and forgets those that are more than are kept. */
export async function keepRecentChapter(tx: Tx, read: RecentChapterTable): Promise<void> {
  const { translation, read_at, user_id: userId } = read;
  await tx
    .insertInto('recent_chapter')
    .values(read)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'book_id', 'chapter']).doUpdateSet({ translation, read_at }),
    )
    .execute();
  await tx
    .deleteFrom('recent_chapter')
    .where('user_id', '=', userId)
    .where('read_at', '<=', ({ selectFrom }) =>
      selectFrom('recent_chapter as kept')
        .select('kept.read_at')
        .where('kept.user_id', '=', userId)
        .orderBy('kept.read_at', 'desc')
        .offset(RECENT_CHAPTERS)
        .limit(1),
    )
    .execute();
}

export async function deleteRecentChapters(db: DbOrTx, userId: string): Promise<void> {
  await db.deleteFrom('recent_chapter').where('user_id', '=', userId).execute();
}

import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { ReadingPositionTable } from './bible-tables.ts';

const ofUser = prepared((db) => db.selectFrom('reading_position').selectAll().where('user_id', '=', ''));

export async function findPosition(db: DbOrTx, userId: string): Promise<ReadingPositionTable | undefined> {
  const [position] = await ofUser(db, [userId]);
  return position;
}

const ofUserWithMarks = prepared((db) =>
  db
    .selectFrom('reading_position as last')
    .leftJoin('chapter_read as this_one', (join) =>
      join
        .onRef('this_one.user_id', '=', 'last.user_id')
        .on('this_one.chapter_id', '=', sql<string>`last.book_id || '.' || last.chapter`),
    )
    .leftJoin('chapter_read as next_one', (join) =>
      join
        .onRef('next_one.user_id', '=', 'last.user_id')
        .on('next_one.chapter_id', '=', sql<string>`last.book_id || '.' || (last.chapter + 1)`),
    )
    .select(['last.book_id', 'last.chapter', 'last.translation'])
    .select(['this_one.read_at as read_at', 'next_one.read_at as next_read_at'])
    .where('last.user_id', '=', ''),
);

/** A reader's place, and whether that chapter and the next one of its book are marked as read. */
export async function findPositionWithMarks(
  db: DbOrTx,
  userId: string,
): Promise<
  | (Pick<ReadingPositionTable, 'book_id' | 'chapter' | 'translation'> & {
      isRead: boolean;
      isNextRead: boolean;
    })
  | undefined
> {
  const [row] = await ofUserWithMarks(db, [userId]);
  if (!row) return undefined;
  const { read_at: readAt, next_read_at: nextReadAt, ...place } = row;
  return { ...place, isRead: readAt !== null, isNextRead: nextReadAt !== null };
}

/** Keeps a reader's place instead of the one before. */
export async function upsertPosition(db: DbOrTx, position: ReadingPositionTable): Promise<void> {
  const { user_id: _, ...values } = position;
  await db
    .insertInto('reading_position')
    .values(position)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

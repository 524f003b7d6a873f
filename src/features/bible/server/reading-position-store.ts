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
    .select((eb) => [
      eb
        .selectFrom('chapter_read_again as again')
        .select((of) => of.fn.max('again.read_at').as('at'))
        .whereRef('again.user_id', '=', 'last.user_id')
        .where('again.chapter_id', '=', sql<string>`last.book_id || '.' || last.chapter`)
        .as('again_at'),
      eb
        .selectFrom('chapter_read_again as again')
        .select((of) => of.fn.max('again.read_at').as('at'))
        .whereRef('again.user_id', '=', 'last.user_id')
        .where('again.chapter_id', '=', sql<string>`last.book_id || '.' || (last.chapter + 1)`)
        .as('next_again_at'),
    ])
    .where('last.user_id', '=', ''),
);

/**
 * A reader's place, and whether they are done with it: its chapter is marked as read, and the next one of its book is not, or was
 * before they read this one again.
 */
export async function findPositionWithMarks(
  db: DbOrTx,
  userId: string,
): Promise<
  (Pick<ReadingPositionTable, 'book_id' | 'chapter' | 'translation'> & { isDone: boolean }) | undefined
> {
  const [row] = await ofUserWithMarks(db, [userId]);
  if (!row) return undefined;
  const { book_id, chapter, translation } = row;
  const nextAt = Math.max(Number(row.next_read_at ?? 0), Number(row.next_again_at ?? 0));
  const isReadAgain = Number(row.again_at ?? 0) > nextAt;
  const isDone = row.read_at !== null && (row.next_read_at === null || isReadAgain);
  return { book_id, chapter, translation, isDone };
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

import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { ReadingPositionTable } from './bible-tables.ts';

const ofUser = prepared((db) => db.selectFrom('reading_position').selectAll().where('user_id', '=', ''));

export async function findPosition(db: DbOrTx, userId: string): Promise<ReadingPositionTable | undefined> {
  const [position] = await ofUser(db, [userId]);
  return position;
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

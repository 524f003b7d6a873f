import { pictureKey } from '#features/files/pictures.rules.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';

/** Who has which picture. Nobody without one has a row. */
interface ProfilePictureTable {
  user_id: string;
  /** Its sizes are stored objects: `<picture_id>-512` and `<picture_id>-96`. */
  picture_id: string;
  /** When a moderator hid it from others, UTC epoch milliseconds. */
  hidden_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    profile_picture: ProfilePictureTable;
  }
}

/** The id of somebody's picture; null when they have none. */
export async function findPictureId(db: DbOrTx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profile_picture')
    .select('picture_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.picture_id ?? null;
}

/** Gives somebody a picture in place of the one that they have. */
export async function updatePictureId(tx: Tx, userId: string, pictureId: string): Promise<void> {
  await tx
    .insertInto('profile_picture')
    .values({ user_id: userId, picture_id: pictureId, hidden_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ picture_id: pictureId, hidden_at: null }),
    )
    .execute();
}

export async function deletePictureId(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('profile_picture').where('user_id', '=', userId).execute();
}

/** Whose picture this is now, and since when; undefined when its owner has another one, or none. */
export async function findPictureById(
  db: DbOrTx,
  pictureId: string,
): Promise<{ user_id: string; hidden_at: number | null; created_at: number } | undefined> {
  return db
    .selectFrom('profile_picture')
    .innerJoin('stored_object', (join) => join.on('stored_object.id', '=', pictureKey(pictureId, 512)))
    .select(['profile_picture.user_id', 'profile_picture.hidden_at', 'stored_object.created_at'])
    .where('profile_picture.picture_id', '=', pictureId)
    .executeTakeFirst();
}

/** Keeps the first time when it is hidden twice. */
export async function updateHiddenAt(tx: Tx, pictureId: string, hiddenAt: number | null): Promise<void> {
  await tx
    .updateTable('profile_picture')
    .set((eb) => ({ hidden_at: hiddenAt === null ? null : eb.fn.coalesce('hidden_at', eb.val(hiddenAt)) }))
    .where('picture_id', '=', pictureId)
    .execute();
}

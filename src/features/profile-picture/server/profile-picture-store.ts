import type { DbOrTx, Tx } from '#platform/server/db/database.ts';

/** Who has which picture. Nobody without one has a row. */
interface ProfilePictureTable {
  user_id: string;
  /** Its sizes are stored objects: `<picture_id>-512` and `<picture_id>-96`. */
  picture_id: string;
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
    .values({ user_id: userId, picture_id: pictureId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ picture_id: pictureId }))
    .execute();
}

export async function deletePictureId(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('profile_picture').where('user_id', '=', userId).execute();
}

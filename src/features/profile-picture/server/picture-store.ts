import { type CompleteObject, isComplete } from '#features/files/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

const pictureById = prepared((db) =>
  db
    .selectFrom('stored_object')
    .leftJoin('profile_picture', 'profile_picture.user_id', 'stored_object.user_id')
    .selectAll('stored_object')
    .select('profile_picture.hidden_at')
    .where('stored_object.id', '=', '')
    .where('stored_object.kind', '=', 'picture'),
);

/** A profile picture in one size; each face on a page asks for one. */
export async function findPicture(
  db: DbOrTx,
  id: string,
): Promise<(CompleteObject & { hidden_at: number | null }) | null> {
  const [picture] = await pictureById(db, [id, 'picture']);
  return isComplete(picture) ? picture : null;
}

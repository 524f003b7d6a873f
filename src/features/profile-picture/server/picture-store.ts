import { type CompleteObject, isComplete } from '#features/files/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

const pictureById = prepared((db) =>
  db.selectFrom('stored_object').selectAll().where('id', '=', '').where('kind', '=', 'picture'),
);

/** A profile picture in one size; each face on a page asks for one. */
export async function findPicture(db: DbOrTx, id: string): Promise<CompleteObject | null> {
  const [picture] = await pictureById(db, [id, 'picture']);
  return isComplete(picture) ? picture : null;
}

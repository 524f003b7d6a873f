import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

/** Who somebody is, with what other features add to it. Each has a row for whoever differs from the default. */
const personById = prepared((db) =>
  db
    .selectFrom('user')
    .leftJoin('progress', 'progress.user_id', 'user.id')
    .leftJoin('avatar_look', 'avatar_look.user_id', 'user.id')
    .leftJoin('profile_picture', 'profile_picture.user_id', 'user.id')
    .select([
      'user.id',
      'user.email',
      'user.emailVerified',
      'user.firstName',
      'user.lastName',
      'user.role',
      'user.timezone',
      'user.theme',
      'user.createdAt',
      'progress.current_xp',
      'avatar_look.style',
      'avatar_look.skin_color',
      'avatar_look.hair_color',
      'avatar_look.accent_color',
      'avatar_look.outfit_id',
      'avatar_look.wallpaper_id',
      'profile_picture.picture_id',
    ])
    .where('user.id', '=', ''),
);

/** A row of the one query that says everything about a person. */
export type PersonRow = Awaited<ReturnType<typeof personById>>[number];

export async function findPerson(db: DbOrTx, id: string): Promise<PersonRow | undefined> {
  const [row] = await personById(db, [id]);
  return row;
}

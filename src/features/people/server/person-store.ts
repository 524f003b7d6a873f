import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { notAmongBlocked } from './block-store.ts';

/** Who somebody is, with what other features add to it. Each has a row for whoever differs from the default. */
function selectPerson(db: DbOrTx) {
  return db
    .selectFrom('user')
    .leftJoin('progress', 'progress.user_id', 'user.id')
    .leftJoin('avatar_look', 'avatar_look.user_id', 'user.id')
    .leftJoin('profile_picture', 'profile_picture.user_id', 'user.id')
    .leftJoin('person_to_others', 'person_to_others.user_id', 'user.id')
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
      'user.bannedUntil',
      'progress.current_xp',
      'avatar_look.style',
      'avatar_look.skin_color',
      'avatar_look.hair_color',
      'avatar_look.accent_color',
      'avatar_look.outfit_id',
      'avatar_look.wallpaper_id',
      'profile_picture.picture_id',
      'profile_picture.hidden_at as picture_hidden_at',
      'person_to_others.shown_as',
      'person_to_others.chosen_name',
      'person_to_others.hidden_name',
      'person_to_others.secret_since',
      'person_to_others.age_answer',
    ]);
}

const personById = prepared((db) => selectPerson(db).where('user.id', '=', ''));

/** A row of the one query that says everything about a person. */
export type PersonRow = Awaited<ReturnType<typeof personById>>[number];

export async function findPerson(db: DbOrTx, id: string): Promise<PersonRow | undefined> {
  const [row] = await personById(db, [id]);
  return row;
}

/** Those of them that there are; in no order. */
export function findPeople(db: DbOrTx, ids: readonly string[]): Promise<PersonRow[]> {
  return selectPerson(db).where('user.id', 'in', ids).execute();
}

const peopleSeenBy = preparedByIds({ viewerId: '?viewerId', now: -1 }, (db, ids, { viewerId, now }) =>
  selectPerson(db)
    .where('user.id', 'in', ids)
    .where((eb) => eb.or([eb('user.bannedUntil', 'is', null), eb('user.bannedUntil', '<=', now)]))
    .where((eb) => notAmongBlocked(eb, viewerId, 'user.id')),
);

/** Those of them that this viewer may see: neither has blocked the other, and they are not banned. */
export function findPeopleSeenBy(
  db: DbOrTx,
  viewerId: string,
  ids: readonly string[],
  now: number,
): Promise<PersonRow[]> {
  return peopleSeenBy(db, ids, { viewerId, now });
}

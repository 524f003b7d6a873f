import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { notAmongBlocked } from './block-store.ts';

/** What others may see of somebody is made of this. Each other feature has a row for whoever differs from the default. */
function selectShown(db: DbOrTx) {
  return db
    .selectFrom('user')
    .leftJoin('progress', 'progress.user_id', 'user.id')
    .leftJoin('avatar_look', 'avatar_look.user_id', 'user.id')
    .leftJoin('profile_picture', 'profile_picture.user_id', 'user.id')
    .leftJoin('person_to_others', 'person_to_others.user_id', 'user.id')
    .select([
      'user.id',
      'user.firstName',
      'user.lastName',
      'user.role',
      'progress.current_xp',
      'avatar_look.style',
      'avatar_look.skin_color',
      'avatar_look.hair_color',
      'avatar_look.accent_color',
      'avatar_look.outfit_id',
      'profile_picture.picture_id',
      'profile_picture.hidden_at as picture_hidden_at',
      'person_to_others.shown_as',
      'person_to_others.chosen_name',
      'person_to_others.hidden_name',
      'person_to_others.secret_since',
    ]);
}

/** Who somebody is, with what other features add to it. */
function selectPerson(db: DbOrTx) {
  return selectShown(db).select([
    'user.email',
    'user.emailVerified',
    'user.timezone',
    'user.theme',
    'user.createdAt',
    'user.bannedUntil',
    'avatar_look.wallpaper_id',
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

/** A row of what others may see of. */
export type ShownPersonRow = Awaited<ReturnType<ReturnType<typeof selectShown>['execute']>>[number];

/** Those of them that there are; in no order. */
export function findPeople(db: DbOrTx, ids: readonly string[]): Promise<ShownPersonRow[]> {
  return selectShown(db).where('user.id', 'in', ids).execute();
}

const peopleSeenBy = preparedByIds({ viewerId: '?viewerId', now: -1 }, (db, ids, { viewerId, now }) =>
  selectShown(db)
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
): Promise<ShownPersonRow[]> {
  return peopleSeenBy(db, ids, { viewerId, now });
}

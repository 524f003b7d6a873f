import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { isText, loweredForms, startsWith } from '#platform/server/db/starts-with.ts';
import type { PeopleFilter } from '../administration.rules.ts';

interface Wanted {
  limit: number;
  /** The id of the last one seen. */
  after: string | null;
}

/** Ids of people, the newest first: ids begin with the time at which they were made. */
export function newestPeople(db: Db, who: PeopleFilter, { limit, after }: Wanted, now: number) {
  // Of the few with a role or a ban, these are found first and put in order then: an index of ids would lead through everybody.
  const place = who === 'everyone' ? sql.ref<string>('id') : sql<string>`(id || '')`;
  let query = db.selectFrom('user').select('id').orderBy(place, 'desc').limit(limit);
  if (after !== null) query = query.where(place, '<', after);
  // The first condition of each is its index's own.
  if (who === 'with-role')
    query = query.where('role', '<>', 'member').where('role', 'in', ['moderator', 'admin']);
  if (who === 'banned') query = query.where('bannedUntil', 'is not', null).where('bannedUntil', '>', now);
  return query;
}

export async function findNewest(db: Db, who: PeopleFilter, wanted: Wanted, now: number): Promise<string[]> {
  return (await newestPeople(db, who, wanted, now).execute()).map(({ id }) => id);
}

/** Each way in which a person may be meant, by an index of its own and no more than `limit` of it. */
export function searches(db: Db, typed: string, limit: number) {
  const [first = '', ...others] = typed.split(/\s+/u);
  const rest = others.join(' ');
  const users = () => db.selectFrom('user').select('user.id').limit(limit);
  return [
    ...loweredForms(typed).flatMap((form) => [
      users().where(startsWith(db, 'firstName', form)),
      users().where(startsWith(db, 'lastName', form)),
      db
        .selectFrom('person_to_others')
        .select('user_id as id')
        .where(startsWith(db, 'chosen_name', form))
        .limit(limit),
    ]),
    users().where(startsWith(db, 'email', typed.toLowerCase())),
    // 'ruth mo' is Ruth Moab.
    ...(rest === ''
      ? []
      : loweredForms(first).flatMap((one) =>
          loweredForms(rest).map((two) =>
            users()
              .where(isText(db, 'firstName', one))
              .where(startsWith(db, 'lastName', two)),
          ),
        )),
  ];
}

/** Ids of those whose names or address begin so, the newest first; `limit` at most. */
export async function searchPeople(db: Db, typed: string, limit: number): Promise<string[]> {
  const found = await Promise.all(searches(db, typed, limit).map((query) => query.execute()));
  const ids = new Set(found.flat().map(({ id }) => id));
  return [...ids].sort((a, b) => (a < b ? 1 : -1)).slice(0, limit);
}

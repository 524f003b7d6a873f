import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { FOREVER } from '#contract/for-good.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { keepThosePresent } from '#platform/server/db/engine.ts';
import { newId } from '#platform/server/ids.ts';
import type { UserTable } from './user-table.ts';

export function findUserByEmail(db: DbOrTx, email: string): Promise<UserTable | undefined> {
  return db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Ids of those users whose address is one of these; at least one address. */
export async function findUserIdsByEmails(db: DbOrTx, emails: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('user').select('id').where('email', 'in', emails).execute();
  return rows.map((row) => row.id);
}

/** How many administrators there are beside this person. */
export async function countOtherAdministrators(db: DbOrTx, personId: string): Promise<number> {
  const { others } = await db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll<number | string>().as('others'))
    // As the index of those who have a role says it.
    .where(sql<boolean>`role <> 'member'`)
    .where('role', '=', 'admin')
    .where('id', '!=', personId)
    .executeTakeFirstOrThrow();
  return Number(others);
}

export function findUserById(db: DbOrTx, id: string): Promise<UserTable | undefined> {
  return db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The rows of these people, by their ids. One query. */
export async function findUsersByIds(db: DbOrTx, ids: readonly string[]): Promise<Map<string, UserTable>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of these people who have an account, and keep it until the transaction ends; whose account is just being deleted is not waited for. */
export async function peopleWhoStay(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const query = tx
    .selectFrom('user')
    .select('id')
    .where('id', 'in', [...ids]);
  const rows = await keepThosePresent(query, tx).execute();
  return new Set(rows.map((row) => row.id));
}

/** Whether anybody has an account here. */
export async function hasPeople(db: DbOrTx): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The signed-in user's own row. @throws AppError NOT_SIGNED_IN when the account was deleted since the session check. */
export async function requireUser(db: DbOrTx, id: string): Promise<UserTable> {
  const user = await findUserById(db, id);
  if (!user) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.');
  return user;
}

export interface NewUser {
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** @throws a unique violation when the e-mail is taken. */
export async function createUser(tx: Tx, user: NewUser, now: number): Promise<UserTable> {
  const date = new Date(now).toISOString();
  return tx
    .insertInto('user')
    .values({
      id: newId(now),
      email: user.email,
      // A number is what both engines take for this column, a boolean in PostgreSQL.
      emailVerified: Number(user.emailVerified),
      createdAt: date,
      updatedAt: date,
      firstName: user.firstName,
      lastName: user.lastName,
      role: 'member',
      timezone: null,
      theme: 'system',
      bannedUntil: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type UserChanges = Partial<
  Pick<UserTable, 'email' | 'firstName' | 'lastName' | 'role' | 'timezone' | 'theme' | 'bannedUntil'>
> & { emailVerified?: 0 | 1 };

export function updateUser(tx: DbOrTx, id: string, changes: UserChanges, now: number): Promise<UserTable> {
  return tx
    .updateTable('user')
    .set({ ...changes, updatedAt: new Date(now).toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes the user's row; what refers to it by a foreign key falls with it. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('user').where('id', '=', id).execute();
}

/** Those of these people who are banned for good. */
export async function whoIsBannedForGood(
  db: DbOrTx,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('bannedUntil', '>=', FOREVER)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

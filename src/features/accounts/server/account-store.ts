import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { UserTable } from './accounts-tables.ts';

/** better-auth's name for signing in with a password. */
const PASSWORD_PROVIDER = 'credential';

export function findUserByEmail(db: DbOrTx, email: string): Promise<UserTable | undefined> {
  return db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUserById(db: DbOrTx, id: string): Promise<UserTable | undefined> {
  return db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface NewUser {
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** @throws a unique violation when the e-mail is taken. */
export async function insertUser(tx: Tx, user: NewUser, now: number): Promise<UserTable> {
  const date = new Date(now).toISOString();
  return tx
    .insertInto('user')
    .values({
      id: newId(now),
      name: `${user.firstName} ${user.lastName}`.trim(),
      email: user.email,
      // A number is what both engines take for better-auth's boolean.
      emailVerified: Number(user.emailVerified),
      image: null,
      createdAt: date,
      updatedAt: date,
      firstName: user.firstName,
      lastName: user.lastName,
      role: 'member',
      currentXP: 0,
      avatarGenderVibe: 'neutral',
      avatarSkinColor: null,
      avatarHairColor: null,
      avatarAccentColor: null,
      currentOutfitId: null,
      currentWallpaperId: null,
      profileImageUrl: null,
      timezone: null,
      theme: 'system',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What may be changed from outside; XP is the ledger's alone. */
type UserChanges = Partial<
  Pick<
    UserTable,
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'role'
    | 'timezone'
    | 'theme'
    | 'avatarGenderVibe'
    | 'avatarSkinColor'
    | 'avatarHairColor'
    | 'avatarAccentColor'
    | 'currentOutfitId'
    | 'currentWallpaperId'
    | 'profileImageUrl'
  >
> & { emailVerified?: 0 | 1 };

/** Changes fields of a user's row; `name` follows the two names. */
export async function updateUser(
  tx: DbOrTx,
  id: string,
  changes: UserChanges,
  now: number,
): Promise<UserTable> {
  const user = await tx
    .updateTable('user')
    .set({ ...changes, updatedAt: new Date(now).toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const name = `${user.firstName} ${user.lastName}`.trim();
  if (user.name !== name) await tx.updateTable('user').set({ name }).where('id', '=', id).execute();
  return user;
}

/** The hash of the account's password; null when it has none (it came from the provider). */
export async function passwordHashOf(db: DbOrTx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Gives the account a password, or another one. Call it after `lockUser`. */
export async function setPassword(tx: Tx, userId: string, hash: string, now: number): Promise<void> {
  const date = new Date(now).toISOString();
  const changed = await tx
    .updateTable('account')
    .set({ password: hash, updatedAt: date })
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  await insertAccount(tx, { userId, providerId: PASSWORD_PROVIDER, accountId: userId, password: hash }, now);
}

/** One more way to sign in to a user's account. @throws a unique violation when it leads to somebody already. */
export async function insertAccount(
  tx: Tx,
  account: { userId: string; providerId: string; accountId: string; password: string | null },
  now: number,
): Promise<void> {
  const date = new Date(now).toISOString();
  await tx
    .insertInto('account')
    .values({ id: newId(now), ...account, createdAt: date, updatedAt: date })
    .execute();
}

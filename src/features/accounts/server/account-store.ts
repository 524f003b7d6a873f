import { createHash } from 'node:crypto';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { AccountTable } from './accounts-tables.ts';

/** How the table `account` names signing in with a password. */
const PASSWORD_PROVIDER = 'credential';

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

/** Whose account an address is, and its password's hash (null: it has none). One query, whatever is there. */
export function findPasswordByEmail(
  db: DbOrTx,
  email: string,
): Promise<{ userId: string; password: string | null } | undefined> {
  return db
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select(['user.id as userId', 'account.password'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
}

/** Whom an account at a provider leads to. */
export async function findAccountOwner(
  db: DbOrTx,
  account: { providerId: string; accountId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('userId')
    .where('providerId', '=', account.providerId)
    .where('accountId', '=', account.accountId)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Whether a user can sign in at this provider. */
export async function hasAccountAt(db: DbOrTx, userId: string, providerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', userId)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ways in which a user can sign in, without their secrets. */
export function findSignInMethods(
  db: DbOrTx,
  userId: string,
): Promise<Pick<AccountTable, 'providerId' | 'accountId' | 'createdAt'>[]> {
  return db
    .selectFrom('account')
    .select(['providerId', 'accountId', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

/** Gives the account a password, or another one. Call it in `inUserTransaction`. */
export async function setPassword(tx: Tx, userId: string, hash: string, now: number): Promise<void> {
  const date = new Date(now).toISOString();
  const changed = await tx
    .updateTable('account')
    .set({ password: hash, updatedAt: date })
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  await createAccount(tx, { userId, providerId: PASSWORD_PROVIDER, accountId: userId, password: hash }, now);
}

/** One more way to sign in to a user's account. @throws a unique violation when it leads to somebody already. */
export async function createAccount(
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

/** Takes every way to sign in from an account: its password, and whatever leads to it from the provider. */
export async function deleteAccounts(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('account').where('userId', '=', userId).execute();
}

/** Stands for the ways to sign in that a user has now: another password, or another way, makes it another text. */
export async function waysInOf(tx: Tx, userId: string): Promise<string> {
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'password'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}

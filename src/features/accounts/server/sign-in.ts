import type { Db } from '#platform/server/db/database.ts';
import { findPasswordByEmail } from './account-store.ts';
import type { PasswordHasher } from './password-hash.ts';

/**
 * The user whom an address and a password belong to, with the password's hash; null when they do not. An address that nobody has, an
 * account without a password and a wrong password take the same time, so that it does not tell which it was.
 */
export async function ownerOfCredentials(
  { db, passwordHasher }: { db: Db; passwordHasher: PasswordHasher },
  given: { email: string; password: string },
): Promise<{ userId: string; hash: string } | null> {
  const found = await findPasswordByEmail(db, given.email);
  const isRight = await passwordHasher.verify(found?.password ?? null, given.password);
  return isRight && found?.password ? { userId: found.userId, hash: found.password } : null;
}

import type { Db } from '#platform/server/db/database.ts';
import { findPasswordByEmail } from './account-store.ts';
import type { DeviceAccount } from './known-devices.ts';
import type { PasswordHasher } from './password-hash.ts';

/**
 * The account that an address and a password belong to; null when they do not. An address that nobody has, an
 * account without a password and a wrong password take the same time, so that it does not tell which it was.
 */
export async function accountOfCredentials(
  { db, passwordHasher }: { db: Db; passwordHasher: PasswordHasher },
  given: { email: string; password: string },
): Promise<DeviceAccount | null> {
  const found = await findPasswordByEmail(db, given.email);
  const isRight = await passwordHasher.verify(found?.password ?? null, given.password);
  return isRight && found ? found : null;
}

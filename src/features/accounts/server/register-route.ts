import { AppError } from '#contract/errors.ts';
import { createUser, findUserByEmail, readUser } from '#features/people/server/for-other-features.ts';
import { isUniqueViolation } from '#platform/server/db/database-errors.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { register } from '../accounts.contract.ts';
import { setPassword } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { refuseGuessablePassword } from './common-passwords.ts';
import { sendLink } from './letters-due.ts';
import { causedBy, noteSecurityEvent } from './security-events.ts';

/** Creates an account. The letter asks to confirm the address; the account can be used before that. */
export function registerRoute(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, clock, passwordHasher } = deps;
  endpoints.handle(register, async ({ body, request }) => {
    const { email, password, firstName, lastName } = body;
    refuseGuessablePassword(password, email, 'password');
    if (await findUserByEmail(db, email)) throw emailTaken();
    // Before the transaction: hashing takes tens of milliseconds, and SQLite's writers wait for each other.
    const hash = await passwordHasher.hash(password);
    const now = clock.now();
    try {
      return await inTransaction(db, async (tx) => {
        const row = await createUser(tx, { email, firstName, lastName, emailVerified: false }, now);
        await setPassword(tx, row.id, hash, now);
        await noteSecurityEvent(tx, { kind: 'registered', userId: row.id, cause: causedBy(request) }, now);
        await sendLink(deps, tx, { userId: row.id, purpose: 'verify_email', email }, now);
        return readUser(tx, row.id);
      });
    } catch (error) {
      // Two registrations of one address at once: the second loses at the unique index.
      if (isUniqueViolation(error)) throw emailTaken();
      throw error;
    }
  });
}

export function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', 'An account with this email exists already. Please sign in instead.');
}

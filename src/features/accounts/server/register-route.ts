import type { HandlerInput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import {
  admit,
  askAtTheDoor,
  hasComeBy,
  isRefusedInvitation,
  noteAdmission,
} from '#features/admission/server/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import {
  createUser,
  findUserByEmail,
  noteNameShown,
  readUser,
} from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { isUniqueViolation } from '#platform/server/db/database-errors.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { register } from '../accounts.contract.ts';
import { setPassword } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { refuseGuessablePassword } from './common-passwords.ts';
import { sendLink } from './letters-due.ts';
import { type Cause, causedBy, noteSecurityEvent } from './security-events.ts';

/** Creates an account. The letter asks to confirm the address; the account can be used before that. */
export function registerRoute(endpoints: Endpoints, deps: AccountsDeps): void {
  endpoints.handle(register, ({ body, request }) => {
    const { email, invitation = null } = body;
    return makeAccount(deps, body, causedBy(request)).catch(async (error: unknown) => {
      // Two registrations of one address at once: the second loses at the unique index, or finds the invitation used up by
      // the first.
      if (isUniqueViolation(error)) throw emailTaken();
      throw await unlessTheyCame(deps.db, error, { email, invitation });
    });
  });
}

async function makeAccount(
  deps: AccountsDeps,
  { email, password, firstName, lastName, invitation }: HandlerInput<typeof register>['body'],
  cause: Cause,
): Promise<User> {
  const { db, clock, passwordHasher, adminEmails, registration } = deps;
  const atTheDoor = { invitation: invitation ?? null, isNamed: adminEmails.includes(email) };
  // First of all: whoever may not come in is not told who has an account.
  await askAtTheDoor(db, registration, atTheDoor, clock.now());
  refuseGuessablePassword(password, email, 'password');
  if (await findUserByEmail(db, email)) throw emailTaken();
  // Before the transaction: hashing takes tens of milliseconds, and SQLite's writers wait for each other.
  const hash = await passwordHasher.hash(password);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    // Asked here: outside, what the first of two has made need not be seen yet.
    const admission = await admit(tx, registration, atTheDoor, now).catch(async (error: unknown) => {
      throw await unlessTheyCame(tx, error, { email, invitation: atTheDoor.invitation });
    });
    const row = await createUser(tx, { email, firstName, lastName, emailVerified: false }, now);
    await noteNameShown(deps.events, tx, row.id, now);
    await noteAdmission(tx, row.id, admission, now);
    await setPassword(tx, row.id, hash, now);
    await noteSecurityEvent(tx, { kind: 'registered', userId: row.id, cause }, now);
    await sendLink(deps, tx, { userId: row.id, purpose: 'verify_email', email }, now);
    return readUser(tx, row.id, now);
  });
}

/** What to say to whom an invitation does not let in any more: that they have an account, where it let them in before. */
async function unlessTheyCame(
  db: DbOrTx,
  error: unknown,
  who: { email: string; invitation: string | null },
): Promise<unknown> {
  return isRefusedInvitation(error) && (await hasComeBy(db, who)) ? emailTaken() : error;
}

export function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', 'An account with this email exists already. Please sign in instead.');
}

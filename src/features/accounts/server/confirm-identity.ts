import { AppError } from '#contract/errors.ts';
import { requireUser } from '#features/people/server/for-other-features.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canActWithoutPassword } from '../accounts.policy.ts';
import { passwordHashOf } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { provenAtOf } from './session-store.ts';

/**
 * Asks again who this is before something that a borrowed phone must not be able to do: by the account's password, with
 * the same limit on tries as signing in; for an account without one, by a session of the last ten minutes.
 * @throws AppError WRONG_PASSWORD, SIGN_IN_AGAIN, TOO_MANY_REQUESTS
 */
export async function confirmIdentity(
  { db, clock, guard, passwordHasher }: Pick<AccountsDeps, 'db' | 'clock' | 'guard' | 'passwordHasher'>,
  caller: Caller,
  given: { password: string | undefined; field: string; address: string },
): Promise<void> {
  const hash = await passwordHashOf(db, caller.id);
  if (hash === null) {
    const provenAt = await provenAtOf(db, caller.sessionId);
    if (canActWithoutPassword({ provenAt }, clock.now())) return;
    throw new AppError('SIGN_IN_AGAIN', 'Please sign in again first, then come back here.');
  }
  await checkPassword({ db, guard, passwordHasher }, caller.id, { ...given, hash });
}

/**
 * Lets pass who knows the password of an account, with the same limit on tries as signing in.
 * @throws AppError PASSWORD_NEEDED, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function requirePasswordOf(
  deps: Pick<AccountsDeps, 'db' | 'guard' | 'passwordHasher'>,
  userId: string,
  given: { password: string | undefined; address: string },
): Promise<void> {
  if (given.password === undefined) {
    const message = 'Please give the password of this account, or sign in to it first.';
    throw new AppError('PASSWORD_NEEDED', message, { issues: [{ path: 'body.password', message }] });
  }
  const hash = await passwordHashOf(deps.db, userId);
  await checkPassword(deps, userId, { ...given, field: 'password', hash });
}

async function checkPassword(
  { db, guard, passwordHasher }: Pick<AccountsDeps, 'db' | 'guard' | 'passwordHasher'>,
  userId: string,
  given: { password: string | undefined; field: string; address: string; hash: string | null },
): Promise<void> {
  const { email } = await requireUser(db, userId);
  const attempt = await guard.begin(email, given.address);
  if (!(await passwordHasher.verify(given.hash, given.password ?? ''))) {
    await attempt.failed();
    const message = 'This is not your current password.';
    throw new AppError('WRONG_PASSWORD', message, { issues: [{ path: `body.${given.field}`, message }] });
  }
  await attempt.succeeded();
}

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
  const { email } = await requireUser(db, caller.id);
  const attempt = await guard.begin(email, given.address);
  if (!(await passwordHasher.verify(hash, given.password ?? ''))) {
    await attempt.failed();
    const message = 'This is not your current password.';
    throw new AppError('WRONG_PASSWORD', message, { issues: [{ path: `body.${given.field}`, message }] });
  }
  await attempt.succeeded();
}

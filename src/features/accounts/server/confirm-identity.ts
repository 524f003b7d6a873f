import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canActWithoutPassword } from '../accounts.policy.ts';
import { passwordHashOf } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { causedBy, noteSecurityEvent } from './security-events.ts';
import { provenAtOf } from './session-store.ts';

/**
 * Asks again who this is before something that a borrowed phone must not be able to do: by the account's password, with
 * as many tries as signing in has, counted for this session alone, so that nobody else can use them up; for an account
 * without a password, by a session of the last ten minutes.
 * @throws AppError WRONG_PASSWORD, SIGN_IN_AGAIN, TOO_MANY_REQUESTS
 */
export async function confirmIdentity(
  { db, clock, guard, passwordHasher }: Pick<AccountsDeps, 'db' | 'clock' | 'guard' | 'passwordHasher'>,
  caller: Caller,
  given: { password: string | undefined; field: string; request: FastifyRequest },
): Promise<void> {
  const hash = await passwordHashOf(db, caller.id);
  if (hash === null) {
    const provenAt = await provenAtOf(db, caller.sessionId);
    if (canActWithoutPassword({ provenAt }, clock.now())) return;
    throw new AppError('SIGN_IN_AGAIN', 'Please sign in again first, then come back here.');
  }
  const attempt = await guard.begin({ session: caller.sessionId });
  if (!(await passwordHasher.verify(hash, given.password ?? ''))) {
    const closed = await attempt.failed();
    const kind = closed.length > 0 ? 'confirmation-locked' : 'confirmation-failed';
    const event = { kind, userId: caller.id, cause: causedBy(given.request) } as const;
    await inUserTransaction(db, caller.id, (tx) => noteSecurityEvent(tx, event, clock.now()));
    const message = 'This is not your current password.';
    throw new AppError('WRONG_PASSWORD', message, { issues: [{ path: `body.${given.field}`, message }] });
  }
  await attempt.succeeded();
}

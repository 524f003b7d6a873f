import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { requireUser } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canActWithoutPassword } from '../accounts.policy.ts';
import { passwordHashOf } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { causedBy, noteSecurityEvent } from './security-events.ts';
import { provenAtOf } from './session-store.ts';
import type { TryBy } from './sign-in-guard.ts';
import { triesBy } from './tries-by.ts';

/** What a wrong password, and the last one for now, are to the person whose account it is. */
const WRONG = {
  'in-settings': { failed: 'confirmation-failed', locked: 'confirmation-locked' },
  'at-the-door': { failed: 'sign-in-failed', locked: 'sign-in-locked' },
} as const;

/**
 * Asks again who this is before something that a borrowed phone must not be able to do: by the account's password, with
 * as many tries as signing in has, counted for this session alone, so that nobody else can use them up; for an account
 * without a password, by a session of the last ten minutes.
 * @returns the hash of the password as it was then, null where there is none: whoever changes it makes sure that it is still
 * the same (`requireSamePassword`)
 * @throws AppError WRONG_PASSWORD, SIGN_IN_AGAIN, TOO_MANY_REQUESTS
 */
export async function confirmIdentity(
  { db, clock, guard, passwordHasher }: Pick<AccountsDeps, 'db' | 'clock' | 'guard' | 'passwordHasher'>,
  caller: Caller,
  given: { password: string | undefined; field: string; request: FastifyRequest },
): Promise<string | null> {
  const hash = await passwordHashOf(db, caller.id);
  if (hash === null) {
    const provenAt = await provenAtOf(db, caller.sessionId);
    if (canActWithoutPassword({ provenAt }, clock.now())) return null;
    throw new AppError('SIGN_IN_AGAIN', 'Please sign in again first, then come back here.');
  }
  await checkPassword({ db, clock, guard, passwordHasher }, caller.id, {
    ...given,
    hash,
    by: { session: caller.sessionId },
    wrong: 'in-settings',
  });
  return hash;
}

/**
 * For what changes the password: asked with the user's row held. Of two changes at once the second would otherwise win, and
 * the first would have been told that its password is the one that counts.
 * @param confirmed what `confirmIdentity` has returned
 * @throws AppError WRONG_PASSWORD
 */
export async function requireSamePassword(
  tx: Tx,
  userId: string,
  { confirmed, field }: { confirmed: string | null; field: string },
): Promise<void> {
  if ((await passwordHashOf(tx, userId)) === confirmed) return;
  const message = 'Your password was changed somewhere else just now. Please use the new one here.';
  throw new AppError('WRONG_PASSWORD', message, { issues: [{ path: `body.${field}`, message }] });
}

/**
 * Lets pass who knows the password of an account, with the same limit on tries as signing in.
 * @returns its hash as it was then
 * @throws AppError PASSWORD_NEEDED, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function requirePasswordOf(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'guard' | 'passwordHasher' | 'devices'>,
  userId: string,
  given: { password: string | undefined; request: FastifyRequest },
): Promise<string | null> {
  if (given.password === undefined) {
    const message = 'Please give the password of this account, or sign in to it first.';
    throw new AppError('PASSWORD_NEEDED', message, { issues: [{ path: 'body.password', message }] });
  }
  const hash = await passwordHashOf(deps.db, userId);
  const { email } = await requireUser(deps.db, userId);
  const by = await triesBy(deps, email, given.request);
  await checkPassword(deps, userId, { ...given, field: 'password', hash, by, wrong: 'at-the-door' });
  return hash;
}

async function checkPassword(
  { db, clock, guard, passwordHasher }: Pick<AccountsDeps, 'db' | 'clock' | 'guard' | 'passwordHasher'>,
  userId: string,
  given: {
    password: string | undefined;
    field: string;
    request: FastifyRequest;
    hash: string | null;
    by: TryBy;
    /** Where it was asked for, which says what a wrong one is to the person whose account it is. */
    wrong: keyof typeof WRONG;
  },
): Promise<void> {
  const attempt = await guard.begin(given.by);
  if (!(await passwordHasher.verify(given.hash, given.password ?? ''))) {
    const closed = await attempt.failed();
    const kind = WRONG[given.wrong][closed.length > 0 ? 'locked' : 'failed'];
    const event = { kind, userId, cause: causedBy(given.request) } as const;
    await inUserTransaction(db, userId, (tx) => noteSecurityEvent(tx, event, clock.now()));
    const message = 'This is not your current password.';
    throw new AppError('WRONG_PASSWORD', message, { issues: [{ path: `body.${given.field}`, message }] });
  }
  await attempt.succeeded();
}

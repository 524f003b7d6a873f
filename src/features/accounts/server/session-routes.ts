import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { readUser } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { login, logout } from '../accounts.contract.ts';
import { passwordHashOf } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { noteFailedSignIn } from './failed-sign-in.ts';
import { afterFirstStep } from './first-step.ts';
import { causedBy } from './security-events.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSession } from './session-store.ts';
import { accountOfCredentials } from './sign-in.ts';
import { triesBy } from './tries-by.ts';

/** Signing in and out (docs/product.md, Accounts). */
export function sessionRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, guard, countSignInFailure, publicUrl, background } = deps;

  endpoints.handle(login, async ({ body, caller, request, reply }) => {
    const attempt = await guard.begin(await triesBy(deps, body.email, request)).catch((error: unknown) => {
      if (error instanceof AppError) countSignInFailure('too-many-tries');
      throw error;
    });
    const signedIn = await signIn(deps, body, request).catch(async (error: unknown) => {
      // Nobody tried a wrong password when the database failed; if it cannot even be written, the sweep will do.
      await attempt.withdraw().catch(() => undefined);
      throw error;
    });
    if (signedIn === null) {
      const closed = await attempt.failed();
      countSignInFailure('wrong-credentials');
      // Not waited for: how long the answer takes must not tell whether there is such an account.
      const { email } = body;
      const failure = { email, closed, cause: causedBy(request) };
      background.run('note a failed sign-in', () => noteFailedSignIn(deps, failure));
      throw new AppError('INVALID_CREDENTIALS', 'Please check your email and password');
    }
    await attempt.succeeded();
    reply.header('set-cookie', signedIn.cookies);
    if (!signedIn.isSignedIn) throw new AppError('CODE_NEEDED', 'Please enter the code of your second step.');
    // Signing in always makes a new session; the browser's old one ends with it.
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    return readUser(db, signedIn.userId, deps.clock.now());
  });

  endpoints.handle(logout, async ({ caller, reply }) => {
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    reply.header('set-cookie', sessionCookie(publicUrl, ''));
  });
}

/**
 * @returns who they are and the cookies of the new session, or of the first of two steps; null when the address and the password
 * do not belong together.
 */
async function signIn(
  deps: AccountsDeps,
  given: { email: string; password: string },
  request: FastifyRequest,
): Promise<{ userId: string; isSignedIn: boolean; cookies: string[] } | null> {
  const account = await accountOfCredentials(deps, given);
  if (account === null) return null;
  const { userId, password } = account;
  const stillTrue = async (tx: Tx) => (await passwordHashOf(tx, userId)) === password;
  const step = await afterFirstStep(deps, { userId, provenAt: deps.clock.now(), stillTrue }, request);
  return step && { userId, ...step };
}

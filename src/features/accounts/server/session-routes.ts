import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { readUser } from '#features/people/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { login, logout } from '../accounts.contract.ts';
import { findPasswordByEmail } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { createSession } from './create-session.ts';
import { noteFailedSignIn } from './failed-sign-in.ts';
import { causedBy } from './security-events.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSession } from './session-store.ts';
import { accountOfCredentials } from './sign-in.ts';
import type { TryBy } from './sign-in-guard.ts';

/** Signing in and out (docs/product.md, Accounts). */
export function sessionRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, guard, devices, countSignInFailure, publicUrl, background } = deps;

  /** A browser that has signed in to this account before does not count with strangers. */
  async function triesBy(email: string, request: FastifyRequest): Promise<TryBy> {
    const { cookie } = request.headers;
    const known = devices.hasAny(cookie) && devices.find(cookie, await findPasswordByEmail(db, email));
    return known ? { device: known } : { email, address: request.ip };
  }

  endpoints.handle(login, async ({ body, caller, request, reply }) => {
    const attempt = await guard.begin(await triesBy(body.email, request)).catch((error: unknown) => {
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
    // Signing in always makes a new session; the browser's old one ends with it.
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    const { userId, cookies } = signedIn;
    reply.header('set-cookie', cookies);
    return readUser(db, userId);
  });

  endpoints.handle(logout, async ({ caller, reply }) => {
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    reply.header('set-cookie', sessionCookie(publicUrl, ''));
  });
}

/**
 * @returns who they are, with the cookies of the new session and of a browser that is known to the account from now on;
 * null when the address and the password do not belong together.
 */
async function signIn(
  deps: AccountsDeps,
  given: { email: string; password: string },
  request: FastifyRequest,
): Promise<{ userId: string; cookies: string[] } | null> {
  const account = await accountOfCredentials(deps, given);
  if (account === null) return null;
  const { userId } = account;
  const session = await createSession(deps, { userId, provenAt: deps.clock.now() }, request);
  return { userId, cookies: [session, deps.devices.remember(request.headers.cookie, account)] };
}

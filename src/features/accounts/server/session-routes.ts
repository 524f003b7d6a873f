import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { readUser } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { login, logout } from '../accounts.contract.ts';
import { passwordHashOf } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { afterFirstStep } from './first-step.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSession } from './session-store.ts';
import { ownerOfCredentials } from './sign-in.ts';

/** Signing in and out (docs/product.md, Accounts). */
export function sessionRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, guard, countSignInFailure, publicUrl } = deps;

  endpoints.handle(login, async ({ body, caller, request, reply }) => {
    const attempt = await guard.begin(body.email, request.ip).catch((error: unknown) => {
      if (error instanceof AppError) countSignInFailure('too-many-tries');
      throw error;
    });
    const signedIn = await signIn(deps, body, request).catch(async (error: unknown) => {
      // Nobody tried a wrong password when the database failed; if it cannot even be written, the sweep will do.
      await attempt.withdraw().catch(() => undefined);
      throw error;
    });
    if (signedIn === null) {
      await attempt.failed();
      countSignInFailure('wrong-credentials');
      throw new AppError('INVALID_CREDENTIALS', 'Please check your email and password');
    }
    await attempt.succeeded();
    reply.header('set-cookie', signedIn.cookie);
    if (!signedIn.isSignedIn) throw new AppError('CODE_NEEDED', 'Please enter the code of your second step.');
    // Signing in always makes a new session; the browser's old one ends with it.
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    return readUser(db, signedIn.userId);
  });

  endpoints.handle(logout, async ({ caller, reply }) => {
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    reply.header('set-cookie', sessionCookie(publicUrl, ''));
  });
}

/**
 * @returns who they are and the cookie of the new session, or of the first of two steps; null when the address and the password
 * do not belong together.
 */
async function signIn(
  deps: AccountsDeps,
  given: { email: string; password: string },
  request: FastifyRequest,
): Promise<{ userId: string; isSignedIn: boolean; cookie: string } | null> {
  const owner = await ownerOfCredentials(deps, given);
  if (owner === null) return null;
  const { userId, hash } = owner;
  const stillTrue = async (tx: Tx) => (await passwordHashOf(tx, userId)) === hash;
  const step = await afterFirstStep(deps, { userId, provenAt: deps.clock.now(), stillTrue }, request);
  return step && { userId, ...step };
}

import { isAPIError } from 'better-auth/api';
import { AppError } from '#contract/errors.ts';
import { readUser } from '#features/people/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { login, logout } from '../accounts.contract.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { authHeaders, sessionCookie } from './session-cookie.ts';
import { deleteSession } from './session-store.ts';

/** Signing in and out (spec, sections 4 and 7). */
export function sessionRoutes(endpoints: Endpoints, parts: AccountsParts): void {
  const { db, auth, guard, publicUrl } = parts;

  endpoints.handle(login, async ({ body, caller, request, reply }) => {
    const attempt = await guard.begin(body.email, request.ip);
    const signedIn = await auth.api
      .signInEmail({ body, headers: authHeaders(request), returnHeaders: true })
      .catch(async (error: unknown) => {
        if (isWrongCredentials(error)) {
          throw new AppError('INVALID_CREDENTIALS', 'Please check your email and password');
        }
        // Nobody tried a wrong password when the database failed; if it cannot even be written, the sweep will do.
        await attempt.withdraw().catch(() => undefined);
        throw error;
      });
    await attempt.succeeded();
    // Signing in always makes a new session; the browser's old one ends with it.
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    for (const cookie of signedIn.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return readUser(db, signedIn.response.user.id);
  });

  endpoints.handle(logout, async ({ caller, reply }) => {
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    reply.header('set-cookie', sessionCookie(publicUrl, ''));
  });
}

/** better-auth answers so for an unknown address, an account without a password, and a wrong password alike. */
function isWrongCredentials(error: unknown): boolean {
  return (
    isAPIError(error) && ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'].includes(String(error.body?.code))
  );
}

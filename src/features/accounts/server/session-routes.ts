import { isAPIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { getCurrentUser, login, logout, register } from '../accounts.contract.ts';
import { findUserByEmail, findUserById } from './account-store.ts';
import { ADDRESS_HEADER, type Auth } from './auth.ts';
import { presentUser } from './present-user.ts';
import type { SignInGuard } from './sign-in-guard.ts';

/** Registering, signing in and out, and the current user (spec, sections 4 and 7). */
export function sessionRoutes(endpoints: Endpoints, deps: { db: Db; auth: Auth; guard: SignInGuard }): void {
  const { db, auth, guard } = deps;

  endpoints.handle(getCurrentUser, async ({ caller }) => presentUser(caller.user));

  endpoints.handle(register, async ({ body }) => {
    const { email, password, firstName, lastName } = body;
    if (await findUserByEmail(db, email)) throw emailTaken();
    try {
      await auth.api.signUpEmail({
        body: { email, password, firstName, lastName, name: `${firstName} ${lastName}` },
      });
    } catch (error) {
      // Two registrations of one address at once: the second loses at the unique index.
      if (isAPIError(error) && (await findUserByEmail(db, email))) throw emailTaken();
      throw error;
    }
    return presentUser((await findUserByEmail(db, email))!);
  });

  endpoints.handle(login, async ({ body, request, reply }) => {
    const account = `email:${body.email}`;
    const subjects = [account, `address:${request.ip}`];
    await guard.check(subjects);
    try {
      const { headers, response } = await auth.api.signInEmail({
        body,
        headers: authHeaders(request),
        returnHeaders: true,
      });
      await guard.clear(account);
      passCookies(headers, reply);
      return presentUser((await findUserById(db, response.user.id))!);
    } catch (error) {
      if (!isAPIError(error) || error.statusCode >= 500) throw error;
      await guard.recordFailure(subjects);
      throw new AppError('INVALID_CREDENTIALS', 'Please check your email and password');
    }
  });

  endpoints.handle(logout, async ({ request, reply }) => {
    const { headers } = await auth.api.signOut({ headers: authHeaders(request), returnHeaders: true });
    passCookies(headers, reply);
  });
}

function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', 'An account with this email exists already. Please sign in instead.');
}

/** What better-auth may know of the request. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
  if (request.headers['user-agent']) headers.set('user-agent', request.headers['user-agent'].slice(0, 300));
  return headers;
}

export function passCookies(from: Headers, reply: FastifyReply): void {
  for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie);
}

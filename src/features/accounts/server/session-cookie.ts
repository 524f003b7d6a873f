import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsParts } from './accounts-parts.ts';
import { ADDRESS_HEADER, SESSION } from './auth.ts';

/** The session cookie's name as better-auth sets it. */
export function sessionCookieName(publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Secure-' : ''}lampstand.session_token`;
}

/** A `Set-Cookie` for the session's signed token; an empty one takes the cookie away. */
export function sessionCookie(publicUrl: string, signedToken: string): string {
  const maxAge = signedToken === '' ? 0 : SESSION.expiresInSeconds;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = encodeURIComponent(signedToken);
  return `${sessionCookieName(publicUrl)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The token with its signature, as better-auth makes it: HMAC-SHA-256, base64. */
export function signToken(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
}

/**
 * Signs a user in without a password (who they are is proven otherwise) and sets the cookie. `provenAt` (UTC epoch
 * milliseconds) becomes the session's `createdAt`, by which `confirmIdentity` tells a fresh sign-in.
 */
export async function openSession(
  { auth, db, publicUrl, secret }: Pick<AccountsParts, 'auth' | 'db' | 'publicUrl' | 'secret'>,
  { userId, provenAt }: { userId: string; provenAt: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const session = await internalAdapter.createSession(userId, false, {
    ipAddress: request.ip,
    userAgent: userAgentOf(request),
  });
  await db
    .updateTable('session')
    .set({ createdAt: new Date(provenAt).toISOString() })
    .where('id', '=', session.id)
    .execute();
  reply.header('set-cookie', sessionCookie(publicUrl, signToken(session.token, secret)));
}

/** What better-auth may know of the request. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  const userAgent = userAgentOf(request);
  if (userAgent !== '') headers.set('user-agent', userAgent);
  return headers;
}

function userAgentOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, 300);
}

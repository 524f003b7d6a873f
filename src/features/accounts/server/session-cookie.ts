import { createHmac } from 'node:crypto';

const DAY_SECONDS = 24 * 60 * 60;
/** A session lasts 30 days after its last use; it is renewed at most once a day. */
export const SESSION = { expiresInSeconds: 30 * DAY_SECONDS, renewAfterSeconds: DAY_SECONDS } as const;

/** The session cookie's name. A session that is kept in browsers depends on it. */
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

/** The token with its signature: `<token>.<HMAC-SHA-256, base64>`. Cookies in browsers are signed so. */
export function signToken(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
}

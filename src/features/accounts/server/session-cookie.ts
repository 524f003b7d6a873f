import { hostCookieName } from '#platform/server/http/host-cookie.ts';
import { macOf } from '#platform/server/signed-text.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A session lasts 30 days after its last use; it is renewed at most once a day. */
export const SESSION = { expiresInSeconds: 30 * DAY_SECONDS, renewAfterSeconds: DAY_SECONDS } as const;

const NAME = 'lampstand.session_token';

/** The session cookie's name. A session that is kept in browsers depends on it. */
export function sessionCookieName(publicUrl: string): string {
  return hostCookieName(publicUrl, NAME);
}

/**
 * Behind https the cookie had a name that neighbouring hosts can set as well. Whoever was signed in then stays so: for three
 * months, longer than a session lasts unused, the former name is read, and the browser gets the new one instead.
 */
export const FORMER_COOKIE = {
  name: `__Secure-${NAME}`,
  /** UTC epoch milliseconds. */
  readUntil: Date.UTC(2027, 2, 1),
  /** A `Set-Cookie` that takes it away. */
  removal: `__Secure-${NAME}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`,
} as const;

/** A `Set-Cookie` for the session's signed token; an empty one takes the cookie away. */
export function sessionCookie(publicUrl: string, signedToken: string): string {
  const maxAge = signedToken === '' ? 0 : SESSION.expiresInSeconds;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = encodeURIComponent(signedToken);
  return `${sessionCookieName(publicUrl)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The token with its signature: `<token>.<HMAC-SHA-256, base64>`. Cookies in browsers are signed so. */
export function signToken(token: string, secret: string): string {
  return `${token}.${macOf(token, secret).toString('base64')}`;
}

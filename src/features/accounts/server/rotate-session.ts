import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/server/db/database.ts';
import { SESSION, sessionCookie, signToken } from './session-cookie.ts';
import { renewSession } from './session-store.ts';

/**
 * Gives a session another token, so that whoever has copied its cookie has nothing any more. It stays the session that it
 * was: when its person proved who they are does not change.
 * @returns the `Set-Cookie` with the new token, to be sent once `tx` is committed
 */
export async function rotateSession(
  deps: { publicUrl: string; secret: string },
  tx: Tx,
  { sessionId, now }: { sessionId: string; now: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await renewSession(tx, sessionId, { token, now, expiresAt: now + SESSION.expiresInSeconds * 1000 });
  return sessionCookie(deps.publicUrl, signToken(token, deps.secret));
}

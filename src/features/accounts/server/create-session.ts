import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { ACCOUNT_LIMITS } from '../accounts.rules.ts';
import { causedBy, noteSecurityEvent } from './security-events.ts';
import { SESSION, sessionCookie, signToken } from './session-cookie.ts';
import { createSessionRow, deleteOldestSessions } from './session-store.ts';

/**
 * Signs a user in whose identity is proven. `provenAt` (UTC epoch milliseconds) becomes the session's `createdAt`, by
 * which `confirmIdentity` tells a fresh sign-in. `secondStepAt`: when the code was given, null where none is asked for.
 * Whoever signs in comes through `afterFirstStep`. Of the user's sessions the one that was not used for longest ends when
 * there are too many, so call it in `inUserTransaction`.
 * @returns the `Set-Cookie` with the session's token.
 */
export async function createSession(
  deps: { clock: Clock; publicUrl: string; secret: string },
  tx: Tx,
  { userId, provenAt, secondStepAt }: { userId: string; provenAt: number; secondStepAt: number | null },
  request: FastifyRequest,
): Promise<string> {
  const { clock, publicUrl, secret } = deps;
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  await createSessionRow(tx, {
    id: newId(now),
    token,
    userId,
    createdAt: new Date(provenAt).toISOString(),
    updatedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + SESSION.expiresInSeconds * 1000).toISOString(),
    ipAddress: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    secondStepAt,
  });
  await deleteOldestSessions(tx, userId, ACCOUNT_LIMITS.sessions);
  await noteSecurityEvent(tx, { kind: 'signed-in', userId, cause: causedBy(request) }, now);
  return sessionCookie(publicUrl, signToken(token, secret));
}

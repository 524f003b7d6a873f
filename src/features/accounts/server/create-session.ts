import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { newId } from '#platform/server/ids.ts';
import { ACCOUNT_LIMITS } from '../accounts.rules.ts';
import { causedBy, noteSecurityEvent } from './security-events.ts';
import { SESSION, sessionCookie, signToken } from './session-cookie.ts';
import { createSessionRow, deleteOldestSessions } from './session-store.ts';

/**
 * Signs a user in whose identity is proven. `provenAt` (UTC epoch milliseconds) becomes the session's `createdAt`, by
 * which `confirmIdentity` tells a fresh sign-in. Of the user's sessions the one that was not used for longest ends when
 * there are too many.
 * @returns the `Set-Cookie` with the session's token.
 */
export async function createSession(
  deps: { db: Db; clock: Clock; publicUrl: string; secret: string },
  { userId, provenAt }: { userId: string; provenAt: number },
  request: FastifyRequest,
): Promise<string> {
  const { db, clock, publicUrl, secret } = deps;
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  await inUserTransaction(db, userId, async (tx) => {
    await createSessionRow(tx, {
      id: newId(now),
      token,
      userId,
      createdAt: new Date(provenAt).toISOString(),
      updatedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + SESSION.expiresInSeconds * 1000).toISOString(),
      ipAddress: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    });
    await deleteOldestSessions(tx, userId, ACCOUNT_LIMITS.sessions);
    await noteSecurityEvent(tx, { kind: 'signed-in', userId, cause: causedBy(request) }, now);
  });
  return sessionCookie(publicUrl, signToken(token, secret));
}

import { createHash } from 'node:crypto';
import { signatureOf } from '#platform/server/signed-text.ts';

/**
 * What an invitation's link proves itself with: 32 bytes that only this server can make from the invitation's id. Whoever
 * made it can see the link again; whoever reads the database cannot.
 */
export function tokenOfInvitation(id: string, secret: string): string {
  return signatureOf('server invitation', id, secret);
}

/** As the database keeps a token: SHA-256 in base64url, so that a copy of it opens no door. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

import { createHash, createHmac } from 'node:crypto';

/**
 * What an invitation's link proves itself with: 32 bytes that only this server can make from the invitation's id. Whoever
 * made it can see the link again; whoever reads the database cannot.
 */
export function tokenOfInvitation(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`server invitation ${id}`).digest('base64url');
}

/** As the database keeps a token: SHA-256 in base64url, so that a copy of it opens no door. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** What stands in the address of a link into a group: its id, signed. It is not kept, so a backup lets nobody in. */
export function tokenOf(linkId: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(`group link ${linkId}`).digest('base64url');
  return `${linkId}.${signature.slice(0, 27)}`;
}

/** The id of the link that a token belongs to; null for one that is not ours. */
export function linkIdOf(token: string, secret: string): string | null {
  const linkId = token.slice(0, token.lastIndexOf('.'));
  const given = Buffer.from(token);
  const expected = Buffer.from(tokenOf(linkId, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? linkId : null;
}

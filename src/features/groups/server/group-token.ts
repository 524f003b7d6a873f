import { isSameText, signatureOf } from '#platform/server/signed-text.ts';

/** What stands in the address of a link into a group: its id, signed. It is not kept, so a backup lets nobody in. */
export function tokenOf(linkId: string, secret: string): string {
  return `${linkId}.${signatureOf('group link', linkId, secret).slice(0, 27)}`;
}

/** The id of the link that a token belongs to; null for one that is not ours. */
export function linkIdOf(token: string, secret: string): string | null {
  const linkId = token.slice(0, token.lastIndexOf('.'));
  return isSameText(token, tokenOf(linkId, secret)) ? linkId : null;
}

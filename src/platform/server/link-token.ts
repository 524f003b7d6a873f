import { isSameText, signatureOf } from './signed-text.ts';

/** What a link lets in to or ends, and how much of its signature it carries. Neither changes: links are out there. */
const SIGNATURE_LENGTHS = { 'circle link': 27, 'group link': 27, 'weekly letter': 43 } as const;
export type LinkPurpose = keyof typeof SIGNATURE_LENGTHS;

/**
 * What stands in a link: an id, signed. It is not kept anywhere, so whoever reads a backup cannot use it, and its owner can
 * still be shown it again.
 */
export function linkTokenOf(purpose: LinkPurpose, id: string, secret: string): string {
  return `${id}.${signatureOf(purpose, id, secret).slice(0, SIGNATURE_LENGTHS[purpose])}`;
}

/** The id in a link's token; null for one that this server did not make. */
export function idOfLinkToken(purpose: LinkPurpose, token: string, secret: string): string | null {
  const id = token.slice(0, token.lastIndexOf('.'));
  return isSameText(token, linkTokenOf(purpose, id, secret)) ? id : null;
}

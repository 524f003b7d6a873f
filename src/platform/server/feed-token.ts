import { isSameText, signatureOf } from './signed-text.ts';

/** Whose address it is, and which of their addresses: they count up, and only the last one lives. */
export interface FeedAddress {
  userId: string;
  serial: number;
}

/** What a feed shows, or an address ends: that of one opens no other. Addresses are out there, so no name here changes. */
export type FeedPurpose =
  | 'calendar feed'
  | 'plan feed'
  | 'reminder calendar'
  | 'reminder end'
  | 'event letters end';

/** What stands in a secret address of somebody: signed and not kept, so that a backup opens nobody's. */
export function feedTokenOf(purpose: FeedPurpose, { userId, serial }: FeedAddress, secret: string): string {
  return `${userId}.${serial}.${signatureOf(purpose, `${userId} ${serial}`, secret)}`;
}

/** Null for a token that this server did not make. Whether it still lives is in the row of what it opens. */
export function feedAddressOf(purpose: FeedPurpose, token: string, secret: string): FeedAddress | null {
  const [userId = '', number = ''] = token.split('.');
  const address = { userId, serial: Number(number) };
  return isSameText(token, feedTokenOf(purpose, address, secret)) ? address : null;
}

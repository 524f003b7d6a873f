import { isSameText, signatureOf } from '#platform/server/signed-text.ts';

/** Whose calendar it is, and which of their addresses: they count up, and only the last one lives. */
export interface FeedAddress {
  userId: string;
  serial: number;
}

/** What a feed shows, or an address does: that of one opens no other. */
export type FeedPurpose =
  | 'calendar feed'
  | 'plan feed'
  | 'reminder calendar'
  | 'reminder end'
  | 'event letters end';

/** What stands in the address of somebody's calendar: signed and not kept, so that a backup opens nobody's. */
export function feedTokenOf(
  { userId, serial }: FeedAddress,
  secret: string,
  purpose: FeedPurpose = 'calendar feed',
): string {
  return `${userId}.${serial}.${signatureOf(purpose, `${userId} ${serial}`, secret)}`;
}

/** Null for a token that this server did not make. Whether it still lives is in the calendar's row. */
export function feedAddressOf(
  token: string,
  secret: string,
  purpose: FeedPurpose = 'calendar feed',
): FeedAddress | null {
  const [userId = '', number = ''] = token.split('.');
  const address = { userId, serial: Number(number) };
  return isSameText(token, feedTokenOf(address, secret, purpose)) ? address : null;
}

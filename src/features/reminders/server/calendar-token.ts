import { feedAddressOf, feedTokenOf } from '#features/gatherings/server/for-other-features.ts';

const PURPOSE = 'reminder calendar';

/** Whose calendar it is, and which of their addresses: they count up, and only the last one lives. */
interface Address {
  userId: string;
  serial: number;
}

/** The secret part of an address at which calendar programs read a reminder; the same address has the same token. */
export function calendarTokenOf(address: Address, secret: string): string {
  return feedTokenOf(address, secret, PURPOSE);
}

/** Null for a token that this server did not make. */
export function readCalendarToken(token: string, secret: string): Address | null {
  return feedAddressOf(token, secret, PURPOSE);
}

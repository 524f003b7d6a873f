import { feedAddressOf, feedTokenOf } from '#features/gatherings/server/for-other-features.ts';

const PURPOSE = 'reminder end';

/** What a letter and a notification prove themselves with: it can only end somebody's reminders, however old it is. */
export function endTokenOf(userId: string, secret: string): string {
  return feedTokenOf({ userId, serial: 0 }, secret, PURPOSE);
}

/** Whose reminders it ends; null for one that this server did not make. */
export function userOfEndToken(token: string, secret: string): string | null {
  return feedAddressOf(token, secret, PURPOSE)?.userId ?? null;
}

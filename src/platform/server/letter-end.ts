import { AppError } from '#contract/errors.ts';
import { type FeedPurpose, feedAddressOf, feedTokenOf } from './feed-token.ts';
import { idOfLinkToken, linkTokenOf } from './link-token.ts';

/** The first letters' links carry no serial, and are out there. */
const FIRST = 'weekly letter';
/** What a link in a letter ends. */
type Ends = typeof FIRST | Extract<FeedPurpose, `${string} end`>;

/** What the link in somebody's letters proves itself with: it can only end them, however old it is. */
export function endTokenOf(purpose: Ends, userId: string, secret: string): string {
  if (purpose === FIRST) return linkTokenOf(purpose, userId, secret);
  return feedTokenOf(purpose, { userId, serial: 0 }, secret);
}

/**
 * Whose letters a link ends.
 * @throws AppError NOT_FOUND for one that this server did not make
 */
export function requireUserOfEndToken(purpose: Ends, token: string, secret: string): string {
  const userId =
    purpose === FIRST ? idOfLinkToken(purpose, token, secret) : feedAddressOf(purpose, token, secret)?.userId;
  if (userId) return userId;
  throw new AppError('NOT_FOUND', 'This link is not whole. Please copy all of it from the letter.');
}

/**
 * How a letter is ended: the link for its reader, to a page that asks first, and the headers by which mail programs offer to call
 * it themselves (RFC 8058).
 * @param at `page` and `call`: their paths
 */
export function waysToEnd(
  token: string,
  { publicUrl, page, call }: { publicUrl: string; page: `/${string}`; call: `/${string}` },
): { url: string; headers: Readonly<Record<string, string>> } {
  return {
    url: `${publicUrl}${page}?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}${call}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

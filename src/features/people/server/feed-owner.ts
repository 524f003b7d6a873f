import { AppError } from '#contract/errors.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type FeedPurpose, feedAddressOf } from '#platform/server/feed-token.ts';
import { isBanned } from '../people.rules.ts';
import { findUserById } from './user-store.ts';
import type { UserTable } from './user-table.ts';

interface Feeds {
  db: DbOrTx;
  secret: string;
  purpose: FeedPurpose;
  /** Which of somebody's addresses lives. */
  serialOf(db: DbOrTx, userId: string): Promise<number>;
}

/**
 * Whose feed a secret address opens.
 * @param now UTC epoch milliseconds
 * @throws AppError NOT_FOUND for a token that is not ours, an address that has another by now, and of whoever is banned or gone
 */
export async function requireFeedOwner(token: string, feeds: Feeds, now: number): Promise<UserTable> {
  const { db, secret, purpose, serialOf } = feeds;
  const address = feedAddressOf(purpose, token, secret);
  const owner = address && (await findUserById(db, address.userId));
  const lives = owner && (await serialOf(db, owner.id)) === address.serial;
  if (!lives || isBanned(owner, now)) throw new AppError('NOT_FOUND', 'This calendar is not here any more.');
  return owner;
}

import { AppError } from '#contract/errors.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { stopGatheringLetters } from '../letters.contract.ts';
import { saveLetters } from './calendar-store.ts';
import { feedAddressOf, feedTokenOf } from './feed-token.ts';

const PURPOSE = 'event letters end';

/** What the link in somebody's letters proves itself with: it can only end them, however old it is. */
export function stopTokenOf(userId: string, secret: string): string {
  return feedTokenOf({ userId, serial: 0 }, secret, PURPOSE);
}

/** The link in a letter before an event, for people and for mail programs. Again changes nothing. */
export function letterRoutes(
  endpoints: Endpoints,
  { db, clock, secret }: Pick<ServerDeps, 'db' | 'clock' | 'secret'>,
): void {
  endpoints.handle(stopGatheringLetters, async ({ query }) => {
    const userId = feedAddressOf(query.token, secret, PURPOSE)?.userId;
    if (userId === undefined) {
      throw new AppError('NOT_FOUND', 'This link is not whole. Please copy all of it from the letter.');
    }
    // Whoever has deleted their account gets none.
    if (await findUserById(db, userId)) await saveLetters(db, userId, clock.now());
  });
}

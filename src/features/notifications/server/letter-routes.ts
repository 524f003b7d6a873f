import { AppError } from '#contract/errors.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { stopWeeklyLetter } from '../notifications.contract.ts';
import { updateNoLetter } from './setting-store.ts';
import { userOfStopToken } from './weekly-letter.ts';

/** The link in a weekly letter, for people and for mail programs (RFC 8058). Again changes nothing. */
export function letterRoutes(endpoints: Endpoints, { db, secret }: Pick<ServerDeps, 'db' | 'secret'>): void {
  endpoints.handle(stopWeeklyLetter, async ({ query }) => {
    const userId = userOfStopToken(query.token, secret);
    if (userId === null) {
      throw new AppError('NOT_FOUND', 'This link is not whole. Please copy all of it from the letter.');
    }
    await updateNoLetter(db, userId);
  });
}

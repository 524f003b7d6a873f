import { findUserById } from '#features/people/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { requireUserOfEndToken } from '#platform/server/letter-end.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { stopGatheringLetters } from '../letters.contract.ts';
import { saveLetters } from './calendar-store.ts';

/** The link in a letter before an event, for people and for mail programs. Again changes nothing. */
export function letterRoutes(
  endpoints: Endpoints,
  { db, clock, secret }: Pick<ServerDeps, 'db' | 'clock' | 'secret'>,
): void {
  endpoints.handle(stopGatheringLetters, async ({ query }) => {
    const userId = requireUserOfEndToken('event letters end', query.token, secret);
    // Whoever has deleted their account gets none.
    if (await findUserById(db, userId)) await saveLetters(db, userId, clock.now());
  });
}

import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { requireUserOfEndToken } from '#platform/server/letter-end.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { stopWeeklyLetter } from '../notifications.contract.ts';
import { updateNoLetter } from './setting-store.ts';

/** The link in a weekly letter, for people and for mail programs (RFC 8058). Again changes nothing. */
export function letterRoutes(endpoints: Endpoints, { db, secret }: Pick<ServerDeps, 'db' | 'secret'>): void {
  endpoints.handle(stopWeeklyLetter, ({ query }) =>
    updateNoLetter(db, requireUserOfEndToken('weekly letter', query.token, secret)),
  );
}

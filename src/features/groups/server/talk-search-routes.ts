import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { leadOn, placeOfPage } from '#platform/server/http/page-of.ts';
import { searchTalk } from '../talk-search.contract.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { requireInside } from './require-group.ts';
import { searchTalkFor } from './search-talk.ts';

/** What was said in a group is found by its words (docs/product.md, A group's page). */
export function talkSearchRoutes(endpoints: Endpoints, { db, clock }: GroupsDeps): void {
  endpoints.handle(searchTalk, async ({ params: { groupId }, query, caller, request, reply }) => {
    const standing = await requireInside(db, groupId, caller.id);
    const reader = { id: caller.id, standing, isArchived: standing.isArchived, now: clock.now() };
    const wanted = { groupId, q: query.q, limit: query.limit, after: placeOfPage(query) };
    const { found, next } = await searchTalkFor(db, reader, wanted);
    if (next) leadOn({ request, reply }, next);
    return found;
  });
}

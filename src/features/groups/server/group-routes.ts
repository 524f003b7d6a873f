import { AppError } from '#contract/errors.ts';
import { searchProblem, wordsOfSearch } from '#features/journal/journal.rules.ts';
import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import {
  createGroup,
  findGroups,
  getGroup,
  listMyGroups,
  setGroupArchived,
  setGroupMuted,
  updateGroup,
} from '../groups.contract.ts';
import { canFindGroups } from '../groups.policy.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { findFoundGroups, patternOf } from './group-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { archiveGroup, changeGroup, makeGroup, requireRead } from './make-group.ts';
import { updateMember } from './member-store.ts';
import { readMyGroups } from './my-groups.ts';
import { presentGroup, readCards } from './present-groups.ts';
import { noSuchGroup } from './refusals.ts';
import { heldGroupOfMember, maySeeRow } from './seen-group.ts';

/** Groups themselves: found, made, changed, archived (docs/product.md, Groups). */
export function groupRoutes(endpoints: Endpoints, deps: GroupsDeps): void {
  const { db, clock } = deps;

  endpoints.handle(listMyGroups, ({ caller }) => readMyGroups(db, caller, clock.now()));

  endpoints.handle(findGroups, async ({ query, caller, request, reply }) => {
    if (!canFindGroups(await ageAnswerOf(db, caller.id))) return [];
    const { q = '' } = query;
    const message = searchProblem(q, GROUP_LIMITS.searchWords);
    if (message !== null)
      throw new AppError('INVALID_INPUT', message, { issues: [{ path: 'query.q', message }] });
    const words = wordsOfSearch(q);
    const { topic, language } = query;
    const page = await pageOf(
      { request, reply, query },
      (wanted) =>
        findFoundGroups(db, {
          viewerId: caller.id,
          patterns: words.map(patternOf),
          topic,
          language,
          ...wanted,
        }),
      ({ last_at, id }) => ({ at: last_at, id }),
    );
    const cards = await readCards(
      db,
      caller.id,
      page.map(({ id }) => id),
    );
    return cards.map(({ card }) => card);
  });

  endpoints.handle(createGroup, ({ body, caller, idempotency }) =>
    makeGroup(deps, caller, body, idempotency),
  );

  endpoints.handle(getGroup, async ({ params: { groupId }, caller }) => {
    const [found] = await readCards(db, caller.id, [groupId]);
    if (!found || !(await maySeeRow(db, found.row, caller.id))) throw noSuchGroup();
    return presentGroup(db, caller.id, found, clock.now());
  });

  endpoints.handle(updateGroup, ({ params, body, caller }) =>
    changeGroup(deps, caller, params.groupId, body),
  );

  endpoints.handle(setGroupArchived, ({ params, body, caller }) =>
    archiveGroup(deps, caller, params.groupId, body.isArchived),
  );

  endpoints.handle(setGroupMuted, ({ params: { groupId }, body, caller }) => {
    const now = clock.now();
    return inUserTransaction(db, caller.id, async (tx) => {
      const { member } = await heldGroupOfMember(tx, groupId, caller.id);
      const muted_at = body.isMuted ? (member.muted_at ?? now) : null;
      await updateMember(tx, groupId, caller.id, { muted_at });
      return requireRead(tx, caller.id, groupId, now);
    });
  });
}

import { AppError } from '#contract/errors.ts';
import { wordsOfSearch } from '#features/journal/journal.rules.ts';
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
import { GROUP_LIMITS, mayFindGroups } from '../groups.rules.ts';
import { foundGroups } from './group-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { archiveGroup, changeGroup, makeGroup, requireRead } from './make-group.ts';
import { updateMember } from './member-store.ts';
import { readMyGroups } from './my-groups.ts';
import { readCards, readGroup } from './present-groups.ts';
import { noSuchGroup } from './refusals.ts';
import { heldGroupOfMember, seenGroup } from './seen-group.ts';

/** Groups themselves: found, made, changed, archived (docs/product.md, Groups). */
export function groupRoutes(endpoints: Endpoints, deps: GroupsDeps): void {
  const { db, clock } = deps;

  endpoints.handle(listMyGroups, ({ caller }) => readMyGroups(db, caller, clock.now()));

  endpoints.handle(findGroups, async ({ query, caller, request, reply }) => {
    if (!mayFindGroups(await ageAnswerOf(db, caller.id))) return [];
    const words = wordsOfSearch(query.q ?? '');
    if (words.length > GROUP_LIMITS.searchWords) {
      const message = `Please search for at most ${GROUP_LIMITS.searchWords} words.`;
      throw new AppError('INVALID_INPUT', message, { issues: [{ path: 'query.q', message }] });
    }
    const { topic, language } = query;
    const page = await pageOf(
      { request, reply, query },
      (wanted) => foundGroups(db, caller.id, { words, topic, language, ...wanted }).execute(),
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
    await seenGroup(db, groupId, caller.id);
    const group = await readGroup(db, caller.id, groupId, clock.now());
    if (!group) throw noSuchGroup();
    return group;
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

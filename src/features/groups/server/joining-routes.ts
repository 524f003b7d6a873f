import { AppError } from '#contract/errors.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { idOfLinkToken, linkTokenOf } from '#platform/server/link-token.ts';
import { canHelp, canLead } from '../groups.policy.ts';
import { GROUP_LIMITS, GROUP_LINK_OPEN_MS } from '../groups.rules.ts';
import {
  approveAsking,
  createGroupLink,
  declineAsking,
  deleteGroupLink,
  type GroupLink,
  getGroupByLink,
  joinByLink,
  joinGroup,
  listAsking,
  listGroupLinks,
  withdrawAsking,
} from '../joining.contract.ts';
import { approve, decline, withdraw } from './answer-asking.ts';
import { findWaitingAt } from './asking-store.ts';
import { comeIn, comeInByLink } from './come-in.ts';
import { createLink, deleteLink, findLink, findOpenLinks, type LinkRow } from './group-link-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { removedAt } from './member-store.ts';
import { readCards, wordsFor } from './present-groups.ts';
import { archived, linkClosed, notForYou } from './refusals.ts';
import { groupOfMember, heldGroupOfMember } from './seen-group.ts';

/** The ways into a group (docs/product.md, Groups). */
export function joiningRoutes(endpoints: Endpoints, deps: GroupsDeps): void {
  const { db, clock, secret } = deps;

  endpoints.handle(joinGroup, ({ params, body, caller }) => comeIn(deps, caller, params.groupId, body.word));
  endpoints.handle(withdrawAsking, ({ params, caller }) => withdraw(deps, caller, params.groupId));
  endpoints.handle(approveAsking, ({ params: { groupId, personId }, caller }) =>
    approve(deps, caller, groupId, personId),
  );
  endpoints.handle(declineAsking, ({ params: { groupId, personId }, body, caller }) =>
    decline(deps, caller, groupId, personId, body.word),
  );

  endpoints.handle(listAsking, async ({ params: { groupId }, query, caller, request, reply }) => {
    const { member } = await groupOfMember(db, groupId, caller.id);
    if (!canHelp(member)) throw notForYou();
    const page = await pageOf(
      { request, reply, query },
      (wanted) => findWaitingAt(db, groupId, wanted),
      (row) => ({ at: row.asked_at, id: row.user_id }),
    );
    const ids = page.map((row) => row.user_id);
    const people = await publicPeople(db, caller.id, ids, clock.now());
    return page.flatMap((row) => {
      const person = people.get(row.user_id);
      const word = row.hidden_because === null ? row.word : '';
      return person ? [{ id: row.id, person, word, askedAt: row.asked_at }] : [];
    });
  });

  endpoints.handle(listGroupLinks, async ({ params: { groupId }, caller }) => {
    const { member } = await groupOfMember(db, groupId, caller.id);
    if (!canLead(member)) throw notForYou();
    return (await findOpenLinks(db, groupId, clock.now(), GROUP_LIMITS.openLinks)).map(present);
  });

  endpoints.handle(createGroupLink, ({ params: { groupId }, body: { uses }, caller, idempotency }) => {
    const now = clock.now();
    return inUserTransaction(db, caller.id, (tx) =>
      once(
        tx,
        { userId: caller.id, idempotency, now },
        async () => {
          const { group } = await heldGroupOfMember(tx, groupId, caller.id, canLead);
          if (group.archived_at !== null) throw archived();
          const open = await findOpenLinks(tx, groupId, now, GROUP_LIMITS.openLinks);
          if (open.length >= GROUP_LIMITS.openLinks) {
            throw new AppError('GROUP_LIMIT', 'Ten links are open already. Please close one first.');
          }
          const link: LinkRow = {
            id: newId(now),
            group_id: groupId,
            user_id: caller.id,
            uses,
            uses_left: uses,
            created_at: now,
            expires_at: now + GROUP_LINK_OPEN_MS,
          };
          await createLink(tx, link);
          return present(link);
        },
        async (id) => {
          const link = await findLink(tx, id);
          return link && present(link);
        },
      ),
    );
  });

  endpoints.handle(deleteGroupLink, async ({ params: { groupId, linkId }, caller }) => {
    const { member } = await groupOfMember(db, groupId, caller.id);
    if (!canLead(member)) throw notForYou();
    if (!(await deleteLink(db, groupId, linkId))) {
      throw new AppError('NOT_FOUND', 'This link is closed already.');
    }
  });

  endpoints.handle(getGroupByLink, async ({ params, caller }) => {
    const link = await linkWith(params.token);
    const viewerId = caller?.id ?? '';
    const [found] = await readCards(db, viewerId, [link.group_id]);
    if (!found) throw linkClosed();
    const isIn = found.row.role !== null;
    const removed = caller ? await removedAt(db, link.group_id, caller.id) : null;
    const isOpen = link.uses_left > 0 && link.expires_at > clock.now();
    const isForThem = removed === null || link.created_at > removed;
    // Who has come in by it may look at it again; it is closed for everybody else.
    if (!isIn && (!isOpen || !isForThem || found.row.hidden_because !== null)) throw linkClosed();
    const inviter = (await publicPeople(db, viewerId, [link.user_id], clock.now())).get(link.user_id);
    if (!inviter) throw linkClosed();
    const { guidelines } = wordsFor(found.row, found.row.role);
    return { group: { ...found.card, guidelines }, inviter };
  });

  endpoints.handle(joinByLink, async ({ params, caller }) => {
    const link = await linkWith(params.token);
    return comeInByLink(deps, caller, link.id);
  });

  /** @throws AppError NOT_FOUND for a token that is not ours, or a link that was closed. */
  async function linkWith(token: string): Promise<LinkRow> {
    const id = idOfLinkToken('group link', token, secret);
    const link = id === null ? undefined : await findLink(db, id);
    if (!link) throw linkClosed();
    return link;
  }

  function present(link: LinkRow): GroupLink {
    return {
      id: link.id,
      token: linkTokenOf('group link', link.id, secret),
      uses: link.uses,
      usesLeft: link.uses_left,
      createdAt: link.created_at,
      expiresAt: link.expires_at,
    };
  }
}

import { AppError } from '#contract/errors.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { idOfLinkToken, linkTokenOf } from '#platform/server/link-token.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import {
  type CircleLink,
  createCircleLink,
  deleteCircleLink,
  getCircleLink,
  joinCircle,
  leaveCircle,
  listCircle,
  listCircleLinks,
} from '../circle.contract.ts';
import { canOpenLink } from '../circle.policy.ts';
import { CIRCLE_LIMITS, LINK_OPEN_MS, type LinkState, stateOfLink } from '../circle.rules.ts';
import type { CircleLinkTable } from './circle-tables.ts';
import { inPairTransaction } from './in-pair-transaction.ts';
import { join, linkClosed, nobodyHere, requireCircleAge } from './join.ts';
import { createLink, deleteLink, findLink, findOpenLinks, takeUse } from './link-store.ts';
import { circleSince, deleteMembership, findMembers } from './member-store.ts';
import { relationTo } from './relation.ts';
import { SHOWS_WORDS } from './shows-words.ts';

/** Who is in my circle, and the links that lead into it (docs/product.md, People). */
export function circleRoutes(endpoints: Endpoints, deps: Pick<ServerDeps, 'db' | 'clock' | 'secret'>): void {
  const { db, clock, secret } = deps;

  endpoints.handle(listCircle, async ({ query, caller, request, reply }) => {
    const page = await pageOf(
      { request, reply, query },
      (wanted) => findMembers(db, caller.id, wanted),
      ({ since, member_id }) => ({ at: since, id: member_id }),
    );
    const people = await publicPeople(
      db,
      caller.id,
      page.map(({ member_id }) => member_id),
      clock.now(),
    );
    return page.flatMap(({ member_id, since }) => {
      const person = people.get(member_id);
      return person ? [{ person, since }] : [];
    });
  });

  endpoints.handle(leaveCircle, ({ params: { personId }, caller }) =>
    inPairTransaction(db, caller.id, personId, async (tx) => {
      if (!(await deleteMembership(tx, caller.id, personId))) throw nobodyHere();
      // What either asked of their circle is not for the other any more: no screen shows it on.
      await sendLive(tx, [caller.id, personId], SHOWS_WORDS, clock.now());
    }),
  );

  endpoints.handle(listCircleLinks, async ({ caller }) => {
    const links = await findOpenLinks(db, caller.id, clock.now(), CIRCLE_LIMITS.openLinks);
    return links.map(present);
  });

  endpoints.handle(createCircleLink, ({ body: { uses }, caller, idempotency }) => {
    const now = clock.now();
    return inUserTransaction(db, caller.id, (tx) =>
      once(
        tx,
        { userId: caller.id, idempotency, now },
        async () => {
          await requireCircleAge(tx, caller.id);
          const open = await findOpenLinks(tx, caller.id, now, CIRCLE_LIMITS.openLinks);
          if (open.length >= CIRCLE_LIMITS.openLinks) {
            throw new AppError('TOO_MANY_INVITATIONS', 'Ten links are open already. Please close one first.');
          }
          const link = {
            id: newId(now),
            user_id: caller.id,
            uses,
            uses_left: uses,
            created_at: now,
            expires_at: now + LINK_OPEN_MS,
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

  endpoints.handle(deleteCircleLink, async ({ params, caller }) => {
    if (!(await deleteLink(db, caller.id, params.id))) {
      throw new AppError('NOT_FOUND', 'This link is closed already.');
    }
  });

  endpoints.handle(getCircleLink, async ({ params, caller }) => {
    const link = await linkWith(params.token);
    const relation = caller ? await relationTo(db, caller.id, link.user_id) : 'none';
    const state = stateOf(link);
    if (!canOpenLink({ isOpen: state === 'open' }, relation)) throw linkClosed();
    const viewerId = caller?.id ?? '';
    const inviter = (await publicPeople(db, viewerId, [link.user_id], clock.now())).get(link.user_id);
    if (!inviter) throw linkClosed();
    return { inviter, relation, state: relation === 'me' ? state : null };
  });

  endpoints.handle(joinCircle, async ({ params, caller }) => {
    const link = await linkWith(params.token);
    if (link.user_id === caller.id) {
      throw new AppError('ALREADY_DONE', 'This is your own link. Give it to somebody.');
    }
    return inPairTransaction(db, caller.id, link.user_id, async (tx) => {
      const now = clock.now();
      await requireCircleAge(tx, caller.id);
      const isNew = (await circleSince(tx, caller.id, link.user_id)) === null;
      if (isNew && !(await takeUse(tx, link.id, now))) throw linkClosed();
      return join(tx, caller.id, link.user_id, now).catch((error: unknown) => {
        // Who has blocked whom is nobody's to find out.
        throw error instanceof AppError && error.code === 'NOT_FOUND' ? linkClosed() : error;
      });
    });
  });

  /** @throws AppError NOT_FOUND for a token that is not ours, or a link that was closed. */
  async function linkWith(token: string): Promise<CircleLinkTable> {
    const id = idOfLinkToken('circle link', token, secret);
    const link = id === null ? undefined : await findLink(db, id);
    if (!link) throw linkClosed();
    return link;
  }

  function stateOf({ uses_left, expires_at }: CircleLinkTable): LinkState {
    return stateOfLink({ usesLeft: uses_left, expiresAt: expires_at }, clock.now());
  }

  function present(link: CircleLinkTable): CircleLink {
    return {
      id: link.id,
      token: linkTokenOf('circle link', link.id, secret),
      uses: link.uses,
      usesLeft: link.uses_left,
      createdAt: link.created_at,
      expiresAt: link.expires_at,
    };
  }
}

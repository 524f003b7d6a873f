import { AppError } from '#contract/errors.ts';
import { sendLive, tellUnblocked } from '#features/notifications/server/for-other-features.ts';
import { keepAct } from '#features/operations/server/for-other-features.ts';
import {
  correctAgeAnswer,
  countBlocksOf,
  createBlock,
  deleteBlock,
  findBlock,
  findBlocksOf,
  findUserById,
  isBlockedBetween,
  namesOfBlocked,
  publicPeople,
  requireRoleNow,
  wallpaperOf,
} from '#features/people/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { blockPerson, correctAge, getPerson, listBlocked, unblockPerson } from '../circle.contract.ts';
import { CIRCLE_LIMITS, UNDO_BLOCK_MS } from '../circle.rules.ts';
import { inPairTransaction } from './in-pair-transaction.ts';
import { deleteInvitationsBetween, deleteInvitationsOf } from './invitation-store.ts';
import { nobodyHere } from './join.ts';
import { deleteLinksOf } from './link-store.ts';
import { circleSince, deleteMembershipsOf, endMembership, restoreMembership } from './member-store.ts';
import { relationTo } from './relation.ts';
import { SHOWS_WORDS } from './shows-words.ts';

/** The card of somebody, and blocks, which end what two had together (docs/product.md, People). */
export function personRoutes(
  endpoints: Endpoints,
  { db, clock, events }: Pick<ServerDeps, 'db' | 'clock' | 'events'>,
): void {
  endpoints.handle(getPerson, async ({ params: { personId }, caller }) => {
    const block = await findBlock(db, { blockerId: caller.id, blockedId: personId });
    const people = block
      ? await namesOfBlocked(db, [personId])
      : await publicPeople(db, caller.id, [personId], clock.now());
    const person = people.get(personId);
    if (!person) throw nobodyHere();
    return {
      person,
      relation: block ? 'none' : await relationTo(db, caller.id, personId),
      circleSince: block ? null : await circleSince(db, caller.id, personId),
      isBlocked: block !== undefined,
      wallpaperId: block ? null : await wallpaperOf(db, personId),
    };
  });

  endpoints.handle(listBlocked, async ({ query, caller, request, reply }) => {
    const page = await pageOf(
      { request, reply, query },
      (wanted) => findBlocksOf(db, caller.id, wanted),
      (row) => ({ at: row.blocked_at, id: row.blocked_id }),
    );
    const people = await namesOfBlocked(
      db,
      page.map((row) => row.blocked_id),
    );
    return page.flatMap((row) => {
      const person = people.get(row.blocked_id);
      return person ? [{ person, blockedAt: row.blocked_at }] : [];
    });
  });

  endpoints.handle(blockPerson, ({ params: { personId }, caller }) => {
    if (personId === caller.id) throw nobodyHere();
    return inPairTransaction(db, caller.id, personId, async (tx) => {
      const now = clock.now();
      const block = { blockerId: caller.id, blockedId: personId };
      // As for whoever has blocked them: what can be blocked is there, and a refusal would tell.
      if (!(await findUserById(tx, personId))) return;
      if ((await countBlocksOf(tx, caller.id)) >= CIRCLE_LIMITS.blocked) {
        throw new AppError(
          'TOO_MANY_BLOCKS',
          'You have blocked a thousand people. Please speak with a moderator.',
        );
      }
      // Whoever was blocked by them may block them, too: a refusal would tell.
      if (!(await createBlock(tx, block, now))) return;
      await endMembership(tx, caller.id, personId, now);
      // Invitations between them are shown to neither while it stands, and there again when it is undone.
      await sendLive(tx, [caller.id, personId], SHOWS_WORDS, now);
      await events.emit(
        tx,
        { type: 'person-blocked', subject: `${caller.id} ${personId}`, userId: caller.id, payload: block },
        now,
      );
    });
  });

  endpoints.handle(unblockPerson, ({ params: { personId }, caller }) =>
    inPairTransaction(db, caller.id, personId, async (tx) => {
      const now = clock.now();
      const blockedAt = await deleteBlock(tx, { blockerId: caller.id, blockedId: personId });
      if (blockedAt === null) {
        if ((await publicPeople(tx, caller.id, [personId], now)).has(personId)) throw nobodyHere();
        return;
      }
      const isUndone = now - blockedAt < UNDO_BLOCK_MS;
      if (!(await isBlockedBetween(tx, caller.id, personId))) {
        if (isUndone) await restoreMembership(tx, caller.id, personId, blockedAt);
        await tellUnblocked(tx, [caller.id, personId], { blockedAt, now });
      }
      if (!isUndone) await deleteInvitationsBetween(tx, caller.id, personId);
      await sendLive(tx, [caller.id, personId], SHOWS_WORDS, now);
    }),
  );

  endpoints.handle(correctAge, ({ params: { personId }, body: { answer }, caller }) =>
    inPairTransaction(db, caller.id, personId, async (tx) => {
      const now = clock.now();
      await requireRoleNow(tx, caller, correctAge.access, now);
      if (!(await findUserById(tx, personId))) throw nobodyHere();
      await correctAgeAnswer(tx, personId, answer, now);
      // Without the answer, which is shown to nobody.
      await keepAct(tx, { actorId: caller.id, kind: 'age-corrected', personId, detail: null }, now);
      if (answer !== 'under-16') return;
      await deleteMembershipsOf(tx, personId);
      await deleteLinksOf(tx, personId);
      await deleteInvitationsOf(tx, personId);
      await events.emit(
        tx,
        { type: 'found-under-16', subject: personId, userId: personId, payload: { userId: personId } },
        now,
      );
    }),
  );
}

import { AppError } from '#contract/errors.ts';
import { notify } from '#features/notifications/server/for-other-features.ts';
import { canBeAskedIntoCircle } from '#features/people/people.policy.ts';
import { ageAnswerOf, isBlockedBetween, publicPeople } from '#features/people/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import {
  acceptInvitation,
  type CircleInvitation,
  declineInvitation,
  inviteToCircle,
  listCircleInvitations,
  withdrawInvitation,
} from '../circle.contract.ts';
import { CIRCLE_LIMITS } from '../circle.rules.ts';
import { inPairTransaction } from './in-pair-transaction.ts';
import {
  countSent,
  createInvitation,
  findInvitation,
  findReceived,
  findSent,
  declineInvitation as noteDeclined,
  withdrawInvitation as noteWithdrawn,
} from './invitation-store.ts';
import { join, nobodyHere, requireCircleAge } from './join.ts';
import { relationTo } from './relation.ts';

/** Invitations from a card: to somebody who was seen here (docs/product.md, People). */
export function invitationRoutes(
  endpoints: Endpoints,
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
): void {
  endpoints.handle(listCircleInvitations, async ({ caller }) => {
    const { waiting } = CIRCLE_LIMITS;
    // Who invited somebody under 16 is not told why they do not answer.
    const mayReceive = canBeAskedIntoCircle(await ageAnswerOf(db, caller.id));
    const received = mayReceive ? await findReceived(db, caller.id, waiting) : [];
    const sent = await findSent(db, caller.id, waiting);
    const ids = [...received.map((row) => row.inviter_id), ...sent.map((row) => row.invitee_id)];
    const people = await publicPeople(db, caller.id, ids, clock.now());
    const present = (personId: string, invitedAt: number): CircleInvitation[] => {
      const person = people.get(personId);
      return person ? [{ person, invitedAt }] : [];
    };
    return {
      received: received.flatMap((row) => present(row.inviter_id, row.invited_at)),
      sent: sent.flatMap((row) => present(row.invitee_id, row.invited_at)),
    };
  });

  endpoints.handle(inviteToCircle, ({ params: { personId }, caller }) => {
    if (personId === caller.id) throw nobodyHere();
    return inPairTransaction(db, caller.id, personId, async (tx) => {
      const now = clock.now();
      if (!(await publicPeople(tx, caller.id, [personId], now)).has(personId)) throw nobodyHere();
      await requireCircleAge(tx, caller.id);
      const relation = await relationTo(tx, caller.id, personId);
      if (relation === 'in-circle' || relation === 'invited-by-me') return { relation };
      // Two who ask each other need nobody to accept, also where one of them had declined first.
      const asked = await findInvitation(tx, personId, caller.id);
      if (asked && asked.withdrawn_at === null) {
        await join(tx, caller.id, personId, now);
        return { relation: 'in-circle' as const };
      }
      if ((await countSent(tx, caller.id)) >= CIRCLE_LIMITS.waiting) {
        throw new AppError(
          'TOO_MANY_INVITATIONS',
          'Fifty invitations of yours wait for an answer. Please take one back first, or wait a little.',
        );
      }
      const invitation = { inviterId: caller.id, inviteeId: personId };
      if (
        (await createInvitation(tx, invitation, now)) &&
        canBeAskedIntoCircle(await ageAnswerOf(tx, personId))
      ) {
        await notify(
          tx,
          [
            {
              userId: personId,
              kind: 'circle-invited',
              subjectId: caller.id,
              actorId: caller.id,
              onceKey: `invited ${caller.id}`,
            },
          ],
          now,
        );
      }
      return { relation: 'invited-by-me' as const };
    });
  });

  endpoints.handle(withdrawInvitation, ({ params: { personId }, caller }) =>
    inPairTransaction(db, caller.id, personId, async (tx) => {
      const invitation = { inviterId: caller.id, inviteeId: personId };
      // Between two whom a block parts there is none, as with somebody who is gone.
      if (await isBlockedBetween(tx, caller.id, personId)) throw nobodyHere();
      if (!(await noteWithdrawn(tx, invitation, clock.now()))) throw nobodyHere();
    }),
  );

  endpoints.handle(acceptInvitation, ({ params: { personId }, caller }) =>
    inPairTransaction(db, caller.id, personId, async (tx) => {
      const invitation = await findInvitation(tx, personId, caller.id);
      const isWaiting = invitation !== undefined && invitation.declined_at === null;
      // The second of two presses finds what the first one made.
      if (!isWaiting && (await relationTo(tx, caller.id, personId)) !== 'in-circle') throw nobodyHere();
      await requireCircleAge(tx, caller.id);
      return join(tx, caller.id, personId, clock.now());
    }),
  );

  endpoints.handle(declineInvitation, ({ params: { personId }, caller }) =>
    inPairTransaction(db, caller.id, personId, async (tx) => {
      const invitation = { inviterId: personId, inviteeId: caller.id };
      if (await isBlockedBetween(tx, caller.id, personId)) throw nobodyHere();
      if (!(await noteDeclined(tx, invitation, clock.now()))) throw nobodyHere();
    }),
  );
}

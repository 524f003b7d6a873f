import { forgetNotifications, notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { ageAnswerOf, publicPeople } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { newId } from '#platform/server/ids.ts';
import { canBeLeader, canLead, mayBeAskedToLead } from '../groups.policy.ts';
import { answerOffer, offerToLead, takeBackOffer } from '../leading.contract.ts';
import type { GroupMember } from '../members.contract.ts';
import { writeAct } from './act-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { inTransactionOfTwo } from './in-group-transaction.ts';
import {
  createLeadOffer,
  declinedToLeadAt,
  declineLeadOffer,
  findLeadOffer,
  type LeadOfferRow,
} from './lead-offer-store.ts';
import { requireRead, requireRoomFor, tellMembers } from './make-group.ts';
import { findMember, idsWithRole, type MemberRow, updateMember } from './member-store.ts';
import { presentMembers } from './present-members.ts';
import { askedLately, nobodyThere, notOffered, tooYoungToLead } from './refusals.ts';
import { heldGroupOfMember } from './seen-group.ts';
import { stopAsking, stopLeading } from './stop-leading.ts';
import { ALL_OF_GROUPS } from './talk-paths.ts';

/**
 * Leading a group is offered and accepted (docs/decisions/137-leading-is-offered.md): if it were given, it would have to be refused for those
 * who are under 16, and whoever gave it would learn how old they are.
 */
export function leadingRoutes(endpoints: Endpoints, { db, clock }: GroupsDeps): void {
  endpoints.handle(offerToLead, ({ params: { groupId, personId }, body: { way }, caller }) => {
    const now = clock.now();
    return inTransactionOfTwo(db, caller.id, personId, async (tx) => {
      await heldGroupOfMember(tx, groupId, caller.id, canLead);
      const member = await findMember(tx, groupId, personId);
      if (!member || !(await sees(tx, caller.id, personId, now))) throw nobodyThere();
      const declinedAt = await declinedToLeadAt(tx, groupId, personId);
      if (!mayBeAskedToLead({ declinedAt }, now)) throw askedLately();
      const before = await findLeadOffer(tx, groupId, personId);
      const isAsked = before?.declined_at === null && before.by_id === caller.id && before.way === way;
      if (member.role !== 'leader' && !isAsked) {
        if (before) await forgetNotifications(tx, 'group-lead-offer', [before.id], now);
        const id = newId(now);
        const offered = { user_id: personId, group_id: groupId, by_id: caller.id, way };
        await createLeadOffer(tx, { id, ...offered, offered_at: now, declined_at: null });
        const notice = { kind: 'group-lead-offer', subjectId: id, actorId: caller.id };
        await notify(tx, [{ userId: personId, ...notice }], now);
        await tellOfOffer(tx, member, now);
      }
      return present(tx, caller.id, member, now);
    });
  });

  endpoints.handle(takeBackOffer, ({ params: { groupId, personId }, caller }) => {
    const now = clock.now();
    return inTransactionOfTwo(db, caller.id, personId, async (tx) => {
      await heldGroupOfMember(tx, groupId, caller.id, canLead);
      const member = await findMember(tx, groupId, personId);
      if (!member) throw nobodyThere();
      const offer = await findLeadOffer(tx, groupId, personId);
      // What was declined stays: taking it back would let them be asked anew at once.
      if (offer?.declined_at !== null) return;
      await stopAsking(tx, groupId, personId, now);
      await tellOfOffer(tx, member, now);
    });
  });

  endpoints.handle(answerOffer, async ({ params: { groupId }, body: { offerId, answer }, caller }) => {
    const now = clock.now();
    const seen = await findLeadOffer(db, groupId, caller.id);
    return inTransactionOfTwo(db, caller.id, seen?.by_id ?? caller.id, async (tx) => {
      const { group, member } = await heldGroupOfMember(tx, groupId, caller.id);
      const offer = await findLeadOffer(tx, groupId, caller.id);
      if (offer?.id !== offerId || offer.declined_at !== null || offer.by_id !== seen?.by_id)
        throw notOffered();
      if (!(await sees(tx, caller.id, offer.by_id, now))) throw notOffered();
      if (answer === 'lead') {
        if (!canBeLeader(await ageAnswerOf(tx, caller.id))) throw tooYoungToLead();
        await requireRoomFor(tx, caller.id, { isLed: group.archived_at === null, isIn: true });
        await lead(tx, offer, now);
      } else {
        await declineLeadOffer(tx, groupId, caller.id, now);
        await tellOfOffer(tx, member, now);
      }
      await forgetNotifications(tx, 'group-lead-offer', [offer.id], now);
      const notice = { kind: 'group-lead-answer', subjectId: groupId, actorId: caller.id };
      await notify(tx, [{ userId: offer.by_id, ...notice, data: { answer, way: offer.way } }], now);
      return requireRead(tx, caller.id, groupId, now);
    });
  });
}

/** Whoever was asked leads; whoever asked helps, where it was in their place. Both are written down as what the one who asked did. */
async function lead(tx: Tx, offer: LeadOfferRow, now: number): Promise<void> {
  const { group_id: groupId, user_id: userId, by_id: byId } = offer;
  await stopAsking(tx, groupId, userId, now);
  await updateMember(tx, groupId, userId, { role: 'leader' });
  await writeAct(tx, { groupId, byId, act: 'role', aboutId: userId, role: 'leader' }, now);
  if (offer.way === 'instead') {
    await updateMember(tx, groupId, byId, { role: 'helper' });
    await stopLeading(tx, groupId, byId, now);
    await writeAct(tx, { groupId, byId, act: 'role', aboutId: byId, role: 'helper' }, now);
  }
  await tellMembers(tx, groupId, now);
  // What they may do is otherwise on every page of the group.
  await sendLive(tx, [userId, byId], ALL_OF_GROUPS, now);
}

/** The pages of whoever is asked, and of those who lead the group, show it. */
async function tellOfOffer(tx: Tx, { user_id, group_id }: MemberRow, now: number): Promise<void> {
  const leaders = await idsWithRole(tx, group_id, ['leader']);
  await sendLive(tx, [user_id, ...leaders], [`/api/groups/${group_id}`], now);
}

/** Whether somebody sees another person: a block, or a ban for good, parts them. */
async function sees(tx: Tx, viewerId: string, personId: string, now: number): Promise<boolean> {
  return (await publicPeople(tx, viewerId, [personId], now)).has(personId);
}

async function present(tx: Tx, leaderId: string, member: MemberRow, now: number): Promise<GroupMember> {
  const by = { id: leaderId, role: 'leader', groupId: member.group_id } as const;
  const [shown] = await presentMembers(tx, by, [member], now);
  if (!shown) throw nobodyThere();
  return shown;
}

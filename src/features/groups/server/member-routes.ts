import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { canLead, canRemove } from '../groups.policy.ts';
import {
  leaveGroup,
  listGroupActs,
  listGroupMembers,
  removeGroupMember,
  setGroupRole,
} from '../members.contract.ts';
import { findActs, writeAct } from './act-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { inTransactionOfTwo } from './in-group-transaction.ts';
import { leadsAlone, takeOut } from './leave-group.ts';
import { tellMembers } from './make-group.ts';
import { findMember, findMembersInOrder, noteRemoved, seesOthers, updateMember } from './member-store.ts';
import { wordsFor } from './present-groups.ts';
import { presentMembers } from './present-members.ts';
import { lastLeader, nobodyThere, notForYou } from './refusals.ts';
import { groupOfMember, heldGroupOfMember } from './seen-group.ts';
import { stopLeading } from './stop-leading.ts';
import { ALL_OF_GROUPS } from './talk-paths.ts';

/** Who is in a group, and what they may do in it (docs/product.md, Groups). */
export function memberRoutes(endpoints: Endpoints, deps: GroupsDeps): void {
  const { db, clock, events } = deps;

  endpoints.handle(listGroupMembers, async ({ params: { groupId }, query, caller, request, reply }) => {
    const { member: me } = await groupOfMember(db, groupId, caller.id);
    const page = await pageOf(
      { request, reply, query },
      (wanted) => findMembersInOrder(db, groupId, wanted),
      ({ place, user_id }) => ({ at: place, id: user_id }),
    );
    return presentMembers(db, { id: caller.id, role: me.role, groupId }, page, clock.now());
  });

  endpoints.handle(setGroupRole, ({ params: { groupId, personId }, body: { role }, caller }) => {
    const now = clock.now();
    return inTransactionOfTwo(db, caller.id, personId, async (tx) => {
      await heldGroupOfMember(tx, groupId, caller.id, canLead);
      const member = await findMember(tx, groupId, personId);
      if (!member) throw nobodyThere();
      if (member.role !== role) {
        if (member.role === 'leader' && (await leadsAlone(tx, groupId, personId))) throw lastLeader();
        await updateMember(tx, groupId, personId, { role });
        if (member.role === 'leader') await stopLeading(tx, groupId, personId, now);
        await writeAct(tx, { groupId, byId: caller.id, act: 'role', aboutId: personId, role }, now);
        const notice = { kind: 'group-role', subjectId: groupId, actorId: caller.id, data: { role } };
        await notify(tx, [{ userId: personId, ...notice }], now);
        await tellMembers(tx, groupId, now);
        // What they may do is otherwise on every page of the group.
        await sendLive(tx, [personId], ALL_OF_GROUPS, now);
      }
      const me = { id: caller.id, role: personId === caller.id ? role : ('leader' as const), groupId };
      const [shown] = await presentMembers(tx, me, [{ ...member, role }], now);
      if (!shown) throw nobodyThere();
      return shown;
    });
  });

  endpoints.handle(removeGroupMember, ({ params: { groupId, personId }, caller }) => {
    const now = clock.now();
    return inTransactionOfTwo(db, caller.id, personId, async (tx) => {
      const { group, member: me } = await heldGroupOfMember(tx, groupId, caller.id);
      const member = await findMember(tx, groupId, personId);
      if (!member) throw nobodyThere();
      if (!canRemove({ id: caller.id, standing: me }, { id: personId, role: member.role })) throw notForYou();
      await takeOut(tx, group, member, { events, now });
      const { name } = wordsFor(group, member.role);
      await noteRemoved(tx, { groupId, userId: personId, name }, now);
      await writeAct(tx, { groupId, byId: caller.id, act: 'remove', aboutId: personId }, now);
      // Whoever removed them is named to nobody: a group lets somebody go, not one of its people.
      const notice = { kind: 'group-removed', subjectId: groupId, actorId: null, data: { name } };
      await notify(tx, [{ userId: personId, ...notice }], now);
    });
  });

  endpoints.handle(leaveGroup, ({ params: { groupId }, caller }) => {
    const now = clock.now();
    return inUserTransaction(db, caller.id, async (tx) => {
      const { group, member } = await heldGroupOfMember(tx, groupId, caller.id);
      if (member.role === 'leader' && group.archived_at === null) {
        // To whom they do not see, they cannot hand it over: then it goes to whoever comes next.
        if ((await leadsAlone(tx, groupId, caller.id)) && (await seesOthers(tx, groupId, caller.id)))
          throw lastLeader();
      }
      await takeOut(tx, group, member, { events, now });
    });
  });

  endpoints.handle(listGroupActs, async ({ params: { groupId }, query, caller, request, reply }) => {
    const { member } = await groupOfMember(db, groupId, caller.id);
    if (!canLead(member)) throw notForYou();
    const page = await pageOf(
      { request, reply, query },
      (wanted) => findActs(db, groupId, wanted),
      ({ at, id }) => ({ at, id }),
    );
    const ids = page.flatMap(({ by_id, about_id }) => [by_id ?? [], about_id ?? []].flat());
    const people = await publicPeople(db, caller.id, ids, clock.now());
    return page.map(({ id, act, by_id, about_id, role, at }) => ({
      id,
      act,
      by: people.get(by_id ?? '') ?? null,
      isByGone: by_id === null,
      about: people.get(about_id ?? '') ?? null,
      isAboutGone: about_id === null,
      isOwn: by_id !== null && by_id === about_id,
      role,
      at,
    }));
  });
}

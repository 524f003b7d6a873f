import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { whoIsBannedForGood, whoIsUnder16 } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { writeAct } from './act-store.ts';
import { countInGroup, type GroupRow, updateGroupRow } from './group-store.ts';
import { tellMembers } from './make-group.ts';
import {
  deleteMember,
  findMembersInOrder,
  idsWithRole,
  type MemberRow,
  updateMember,
} from './member-store.ts';
import { memberIdsOf } from './membership-store.ts';
import { stopAsking, stopLeading } from './stop-leading.ts';
import { ALL_OF_GROUPS } from './talk-paths.ts';
import { deletingGoingVotes } from './vote-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** Somebody is not in a group any more: they left, were removed, or their account is deleted. */
    'group-left': { groupId: string; userId: string };
    /** Somebody archived a group, or nobody in it can lead it: it is read, and nothing in it goes on. */
    'group-archived': { groupId: string; byId: string | null };
    /** Nobody is in a group any more: it goes with all that is in it. */
    'group-emptied': { groupId: string };
  }
}

/**
 * Takes somebody out of a held group. Where nobody leads it then, whoever comes next does; an emptied group is deleted.
 */
export async function takeOut(
  tx: Tx,
  group: GroupRow,
  member: MemberRow,
  { events, now }: { events: EventSender; now: number },
): Promise<void> {
  const { user_id: userId, group_id: groupId } = member;
  await stopLeading(tx, groupId, userId, now);
  await stopAsking(tx, groupId, userId, now);
  await deleteMember(tx, groupId, userId);
  await countInGroup(tx, groupId, { members: -1 });
  // What a group decides is decided by those who are in it; what was decided stays.
  const votes = await deletingGoingVotes(tx, groupId, userId).execute();
  // Whoever hears of it may have to forget them after their account is gone, so it is not about the account.
  const left = { type: 'group-left', subject: `${groupId} ${userId}`, payload: { groupId, userId } } as const;
  await events.emit(tx, left, now);
  // What they may not read any more goes from their pages.
  await sendLive(tx, [userId], ALL_OF_GROUPS, now);
  if (group.members <= 1) {
    await updateGroupRow(tx, groupId, { archived_at: group.archived_at ?? now });
    await events.emit(tx, { type: 'group-emptied', subject: groupId, payload: { groupId } }, now);
    return;
  }
  if (member.role === 'leader') await keepItLed(tx, group, { byId: null, events, now });
  const haveVotes = votes.some(({ numDeletedRows }) => Number(numDeletedRows) > 0);
  // Which polls they had answered, nobody notes.
  const changed = [
    `/api/groups/${groupId}`,
    '/api/groups/mine',
    ...(haveVotes ? ['/api/groups/threads'] : []),
  ];
  await sendLive(tx, await memberIdsOf(tx, groupId), changed, now);
}

/**
 * Somebody who is under 16 does not lead a held group any more: another leader does, or whoever comes next. To the others it is as if they had
 * handed it over, or stepped down, by themselves: nobody reads in it how old they are.
 */
export async function giveUpLeading(
  tx: Tx,
  group: GroupRow,
  member: MemberRow,
  { events, now }: { events: EventSender; now: number },
): Promise<void> {
  const { user_id: userId, group_id: groupId } = member;
  if (member.role !== 'leader') return;
  await stopLeading(tx, groupId, userId, now);
  await updateMember(tx, groupId, userId, { role: 'helper' });
  await keepItLed(tx, group, { byId: userId, events, now });
  await writeAct(tx, { groupId, byId: userId, act: 'role', aboutId: userId, role: 'helper' }, now);
  await tellMembers(tx, groupId, now);
  await sendLive(tx, [userId], ALL_OF_GROUPS, now);
}

/** Whether nobody else leads a group who could: whoever is banned for good does nothing for it. */
export async function leadsAlone(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const others = (await idsWithRole(tx, groupId, ['leader'])).filter((id) => id !== userId);
  const banned = await whoIsBannedForGood(tx, others);
  return others.every((id) => banned.has(id));
}

/**
 * Another leader leads a held group, or whoever has helped longest, or else whoever has been in it longest; nobody who is under 16, and
 * whoever is banned for good only where nobody else could. Where nobody can, it is archived: nobody leads it, and nobody comes in.
 * @param byId who is said to have handed it over; null: nobody; whoever led it left, went with their account, or is banned for good
 */
export async function keepItLed(
  tx: Tx,
  group: GroupRow,
  { byId, events, now }: { byId: string | null; events: EventSender; now: number },
): Promise<void> {
  const groupId = group.id;
  const inOrder = await findMembersInOrder(tx, groupId, { limit: GROUP_LIMITS.members, after: null });
  const ids = inOrder.map(({ user_id }) => user_id);
  const under16 = await whoIsUnder16(tx, ids);
  const banned = await whoIsBannedForGood(tx, ids);
  const mayLead = inOrder.filter(({ user_id }) => !under16.has(user_id));
  const first = mayLead.find(({ user_id }) => !banned.has(user_id)) ?? mayLead[0];
  if (!first) {
    if (group.archived_at !== null) return;
    await updateGroupRow(tx, groupId, { archived_at: now });
    await writeAct(tx, { groupId, byId, act: 'archive' }, now);
    // Whoever is said to have done it did not: they hear of what is called off by it as the others do.
    const payload = { groupId, byId: null };
    await events.emit(tx, { type: 'group-archived', subject: groupId, payload }, now);
    return sendLive(tx, ids, ALL_OF_GROUPS, now);
  }
  if (first.role === 'leader') return;
  await stopAsking(tx, groupId, first.user_id, now);
  await updateMember(tx, groupId, first.user_id, { role: 'leader' });
  const act = byId === null ? 'hand-over' : 'role';
  await writeAct(tx, { groupId, byId, act, aboutId: first.user_id, role: 'leader' }, now);
  await notify(
    tx,
    [{ userId: first.user_id, kind: 'group-handed-over', subjectId: groupId, actorId: null }],
    now,
  );
  await sendLive(tx, [first.user_id], ALL_OF_GROUPS, now);
}

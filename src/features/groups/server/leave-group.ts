import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import { writeAct } from './act-store.ts';
import { deleteLinksBy } from './group-link-store.ts';
import { countInGroup, type GroupRow, updateGroupRow } from './group-store.ts';
import {
  deleteMember,
  findMembersInOrder,
  idsWithRole,
  type MemberRow,
  updateMember,
} from './member-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** Somebody is not in a group any more: they left, were removed, or their account is deleted. */
    'group-left': { groupId: string; userId: string };
    /** Nobody is in a group any more: it goes with all that is in it. */
    'group-emptied': { groupId: string };
  }
}

/**
 * Takes somebody out of a held group. Where nobody leads it then, whoever has helped longest does, or else whoever has been in it
 * longest; an emptied group is deleted.
 */
export async function takeOut(
  tx: Tx,
  group: GroupRow,
  member: MemberRow,
  { events, now }: { events: EventSender; now: number },
): Promise<void> {
  const { user_id: userId, group_id: groupId } = member;
  await deleteMember(tx, groupId, userId);
  await countInGroup(tx, groupId, { members: -1 });
  await deleteLinksBy(tx, groupId, userId);
  // Whoever hears of it may have to forget them after their account is gone, so it is not about the account.
  const left = { type: 'group-left', subject: `${groupId} ${userId}`, payload: { groupId, userId } } as const;
  await events.emit(tx, left, now);
  if (group.members <= 1) {
    await updateGroupRow(tx, groupId, { archived_at: group.archived_at ?? now });
    await events.emit(tx, { type: 'group-emptied', subject: groupId, payload: { groupId } }, now);
    return;
  }
  if (member.role === 'leader') await keepItLed(tx, groupId, now);
  const keepers = await idsWithRole(tx, groupId, ['leader', 'helper']);
  await sendLive(tx, keepers, [`/api/groups/${groupId}`], now);
  await sendLive(tx, [userId], [`/api/groups/${groupId}`, '/api/groups/mine'], now);
}

async function keepItLed(tx: Tx, groupId: string, now: number): Promise<void> {
  const [first] = await findMembersInOrder(tx, groupId, { limit: 1, after: null });
  if (!first || first.role === 'leader') return;
  await updateMember(tx, groupId, first.user_id, { role: 'leader' });
  await writeAct(tx, { groupId, byId: null, act: 'hand-over', aboutId: first.user_id, role: 'leader' }, now);
  await notify(
    tx,
    [{ userId: first.user_id, kind: 'group-handed-over', subjectId: groupId, actorId: null }],
    now,
  );
  await sendLive(tx, [first.user_id], [`/api/groups/${groupId}`, '/api/groups/mine'], now);
}

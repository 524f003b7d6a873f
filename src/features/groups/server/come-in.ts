import { AppError } from '#contract/errors.ts';
import { isBlank } from '#contract/visible-text.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { admitWords } from '#features/moderation/server/for-other-features.ts';
import { forgetNotifications, notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { ageAnswerOf, publicPeople } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { newId } from '#platform/server/ids.ts';
import type { Group } from '../groups.contract.ts';
import { closedBecause } from '../groups.policy.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { createAsking, deleteAsking, findAskedGroupIds, findAsking } from './asking-store.ts';
import { findLink, type LinkRow, takeUse } from './group-link-store.ts';
import { countInGroup, type GroupRow, holdGroup, updateGroupRow } from './group-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { requireRead, requireRoomFor, tellMembers } from './make-group.ts';
import { createMember, findMember, forgetRemoved, idsWithRole, removedAt } from './member-store.ts';
import { archived, groupFull, linkClosed, noSuchGroup } from './refusals.ts';
import { requireWelcome, tooYoung } from './require-welcome.ts';
import { heldGroup, judged } from './seen-group.ts';
import { ALL_OF_GROUPS } from './talk-paths.ts';

/** Comes into an open group, or asks those who let people in. A second time changes nothing. */
export function comeIn(
  deps: GroupsDeps,
  caller: Caller,
  groupId: string,
  word: string,
): Promise<Group & { needsHelp: boolean }> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const { group, member } = await heldGroup(tx, groupId, caller.id);
    const before = await findAsking(tx, groupId, caller.id);
    const waits = before !== undefined && before.declined_at === null;
    if (!member && !(waits && group.admission !== 'open')) {
      await requireWelcome(tx, deps, caller.id);
      await requireDoor(tx, caller.id, group, { declinedAt: before?.declined_at ?? null, now });
      if (group.admission === 'open') {
        await letIn(tx, group, caller.id, now);
        await tellCameIn(tx, groupId, caller.id, now);
      } else await ask();
    }
    const shown = await requireRead(tx, caller.id, groupId, now);
    // Also where the first answer was lost: whoever needs help reads where it is.
    return { ...shown, needsHelp: shown.standing === 'asked' && findDanger(word) !== null };

    async function ask(): Promise<void> {
      if (group.asking >= GROUP_LIMITS.waiting) {
        throw new AppError('GROUP_LIMIT', 'So many wait for this group that nobody else can ask now.');
      }
      if ((await findAskedGroupIds(tx, caller.id)).length >= GROUP_LIMITS.asked) {
        throw new AppError('GROUP_LIMIT', `You wait for ${GROUP_LIMITS.asked} groups, which is the most.`);
      }
      await requireRoomFor(tx, caller.id, { isLed: false });
      const id = newId(now);
      const written = { caller, kind: 'group-asking', wordsId: id, texts: [word], deps } as const;
      const isHeld = !isBlank(word) && (await admitWords(tx, { ...written, shape: 'in-group' }, now)).isHeld;
      await deleteAsking(tx, groupId, caller.id);
      await createAsking(tx, {
        id,
        group_id: groupId,
        user_id: caller.id,
        word: isBlank(word) ? '' : word.trim(),
        hidden_because: isHeld ? 'held' : null,
        asked_at: now,
        declined_at: null,
        declined_by: null,
        declined_word: null,
        declined_hidden_because: null,
      });
      await countInGroup(tx, groupId, { asking: 1 });
      await tellAsked(tx, groupId, { id, userId: caller.id }, now);
    }
  });
}

/** @throws AppError where a group that can be found is closed to somebody who is not in it and does not wait (`closedBecause`) */
async function requireDoor(
  tx: Tx,
  userId: string,
  group: GroupRow,
  { declinedAt, now }: { declinedAt: number | null; now: number },
): Promise<void> {
  const door = { ...judged(group), isFull: group.members >= GROUP_LIMITS.members };
  const arrival = {
    age: await ageAnswerOf(tx, userId),
    isAsking: false,
    wasRemoved: (await removedAt(tx, group.id, userId)) !== null,
    declinedAt,
  };
  switch (closedBecause(door, arrival, now)) {
    case 'archived':
      throw archived();
    case 'full':
      throw groupFull();
    case 'under-16':
      throw tooYoung();
    case 'removed':
      throw new AppError('FORBIDDEN', 'A leader of this group can let you in again, by a link.');
    case 'declined':
      throw new AppError('FORBIDDEN', 'They have answered you. Please give it a little time.');
    case 'not-found':
      throw noSuchGroup();
  }
}

async function tellAsked(
  tx: Tx,
  groupId: string,
  asking: { id: string; userId: string },
  now: number,
): Promise<void> {
  const keepers = await idsWithRole(tx, groupId, ['leader', 'helper']);
  const notice = { kind: 'group-asking', subjectId: asking.id, actorId: asking.userId, onceKey: asking.id };
  await notify(
    tx,
    keepers.map((userId) => ({ userId, ...notice })),
    now,
  );
  await sendLive(tx, keepers, [`/api/groups/${groupId}`, '/api/groups/mine'], now);
  await sendLive(tx, [asking.userId], ['/api/groups/mine'], now);
}

/** Nobody has let them in: those who welcome people hear of it. */
async function tellCameIn(tx: Tx, groupId: string, userId: string, now: number): Promise<void> {
  const keepers = await idsWithRole(tx, groupId, ['leader', 'helper']);
  const notice = { kind: 'group-came-in', subjectId: groupId, actorId: userId };
  await notify(
    tx,
    keepers.map((keeper) => ({
      userId: keeper,
      ...notice,
      onceKey: `came into ${groupId}`,
      gatheredAt: now,
    })),
    now,
  );
}

/** Comes in by a link; it takes a use only when it brings somebody in. */
export function comeInByLink(deps: GroupsDeps, caller: Caller, linkId: string): Promise<Group> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const link = await findLink(tx, linkId);
    const group = link && (await holdGroup(tx, link.group_id));
    if (!link || !group) throw linkClosed();
    if (!(await findMember(tx, group.id, caller.id))) {
      await requireOpenDoor(tx, caller.id, { link, group }, now);
      await requireWelcome(tx, deps, caller.id);
      if (group.archived_at !== null) throw archived();
      if (group.members >= GROUP_LIMITS.members) throw groupFull();
      await requireRoomFor(tx, caller.id, { isLed: false });
      if (!(await takeUse(tx, link.id, now))) throw linkClosed();
      await letIn(tx, group, caller.id, now);
      await tellCameIn(tx, group.id, caller.id, now);
    }
    return requireRead(tx, caller.id, group.id, now);
  });
}

/**
 * Whoever made it is to be seen, the group's words are, and who was removed was given it afterwards.
 * @throws AppError NOT_FOUND
 */
async function requireOpenDoor(
  tx: Tx,
  userId: string,
  { link, group }: { link: LinkRow; group: GroupRow },
  now: number,
): Promise<void> {
  const removed = await removedAt(tx, group.id, userId);
  const isForThem = removed === null || link.created_at > removed;
  const isSeen = (await publicPeople(tx, userId, [link.user_id], now)).has(link.user_id);
  if (!isForThem || !isSeen || group.hidden_because !== null) throw linkClosed();
}

/**
 * Makes somebody a member of a held group who is none; what they asked is answered with that.
 * @throws AppError GROUP_LIMIT
 */
export async function letIn(
  tx: Tx,
  group: GroupRow,
  userId: string,
  now: number,
  { isMe = true }: { isMe?: boolean } = {},
): Promise<void> {
  if (group.members >= GROUP_LIMITS.members) throw groupFull();
  await requireRoomFor(tx, userId, { isLed: false, isMe });
  await createMember(tx, { group_id: group.id, user_id: userId, role: 'member', since: now, muted_at: null });
  await countInGroup(tx, group.id, { members: 1 });
  await updateGroupRow(tx, group.id, { last_at: Math.max(now, group.last_at) });
  await forgetRemoved(tx, group.id, userId);
  await endAsking(tx, group.id, userId, now);
  await tellMembers(tx, group.id, now);
  await sendLive(tx, [userId], ALL_OF_GROUPS, now);
}

/** Forgets what somebody asked of a held group; says whether they waited. */
export async function endAsking(tx: Tx, groupId: string, userId: string, now: number): Promise<boolean> {
  const asking = await findAsking(tx, groupId, userId);
  if (!asking) return false;
  const waited = asking.declined_at === null;
  await deleteAsking(tx, groupId, userId);
  if (waited) await countInGroup(tx, groupId, { asking: -1 });
  await forgetNotifications(tx, 'group-asking', [asking.id], now);
  return waited;
}

import type { HandlerInput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { admitEdit, admitWords } from '#features/moderation/server/for-other-features.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { requireSeen } from '#platform/server/http/require-seen.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import type { createGroup, Group, updateGroup } from '../groups.contract.ts';
import { canLead } from '../groups.policy.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { writeAct } from './act-store.ts';
import { createGroupRow, updateGroupRow } from './group-store.ts';
import { requireGroupName, searchTextOf, textsOf } from './group-words.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { countGroupsOf, createMember } from './member-store.ts';
import { memberIdsOf } from './membership-store.ts';
import { readGroup } from './present-groups.ts';
import { archived, noSuchGroup } from './refusals.ts';
import { requireGrown, requireWelcome } from './require-welcome.ts';
import { heldGroupOfMember } from './seen-group.ts';
import { ALL_OF_GROUPS } from './talk-paths.ts';

/** Makes a group; who makes it leads it. */
export function makeGroup(
  deps: GroupsDeps,
  caller: Caller,
  body: HandlerInput<typeof createGroup>['body'],
  idempotency: { key: string; requestHash: string } | null,
): Promise<Group> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, (tx) =>
    once(
      tx,
      { userId: caller.id, idempotency, now },
      async () => {
        await requireWelcome(tx, deps, caller.id);
        await requireGrown(tx, caller.id);
        requireGroupName(body.name, caller.role);
        await requireRoomFor(tx, caller.id, { isLed: true });
        const id = newId(now);
        const { isHeld } = await admitWords(
          tx,
          { caller, kind: 'study-group', wordsId: id, texts: textsOf(body), deps, shape: 'topic' },
          now,
        );
        await createGroupRow(tx, {
          id,
          ...body,
          search_text: searchTextOf(body),
          author_id: caller.id,
          members: 1,
          asking: 0,
          last_at: now,
          hidden_because: isHeld ? 'held' : null,
          archived_at: null,
          created_at: now,
          updated_at: null,
        });
        await createMember(tx, {
          group_id: id,
          user_id: caller.id,
          role: 'leader',
          since: now,
          muted_at: null,
        });
        await sendLive(tx, [caller.id], ['/api/groups/mine'], now);
        return requireRead(tx, caller.id, id, now);
      },
      (id) => readGroup(tx, caller.id, id, now),
    ),
  );
}

/** Changes a group's words and how people come in. @throws AppError CHANGED_MEANWHILE */
export function changeGroup(
  deps: GroupsDeps,
  caller: Caller,
  groupId: string,
  { basedOn, ...body }: HandlerInput<typeof updateGroup>['body'],
): Promise<Group> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const { group } = await heldGroupOfMember(tx, groupId, caller.id, canLead);
    if (group.archived_at !== null) throw archived();
    requireSeen<typeof body>(group, body, basedOn);
    const words = {
      name: body.name ?? group.name,
      about: body.about ?? group.about,
      guidelines: body.guidelines ?? group.guidelines,
    };
    const isReworded =
      words.name !== group.name || words.about !== group.about || words.guidelines !== group.guidelines;
    if (words.name !== group.name) requireGroupName(words.name, caller.role);
    const texts = textsOf(words);
    const written = { caller, kind: 'study-group', wordsId: groupId, texts, deps };
    const isHeld = isReworded && (await admitEdit(tx, written, now)).isHeld;
    await updateGroupRow(tx, groupId, {
      ...words,
      search_text: searchTextOf(words),
      ...(body.topic !== undefined && { topic: body.topic }),
      ...(body.language !== undefined && { language: body.language }),
      ...(body.admission !== undefined && { admission: body.admission }),
      ...(body.room !== undefined && { room: body.room }),
      ...(isReworded && { author_id: caller.id, updated_at: now }),
      // What a moderator hid stays hidden, whatever its leaders make of it.
      ...(isHeld && group.hidden_because === null && { hidden_because: 'held' as const }),
    });
    await tellMembers(tx, groupId, now);
    return requireRead(tx, caller.id, groupId, now);
  });
}

/** Everything stays to be read, nothing is written any more; or it is opened again. */
export function archiveGroup(
  deps: GroupsDeps,
  caller: Caller,
  groupId: string,
  isArchived: boolean,
): Promise<Group> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const { group } = await heldGroupOfMember(tx, groupId, caller.id, canLead);
    if ((group.archived_at !== null) !== isArchived) {
      if (!isArchived) await requireRoomFor(tx, caller.id, { isLed: true, isIn: true });
      await updateGroupRow(tx, groupId, { archived_at: isArchived ? now : null });
      await writeAct(tx, { groupId, byId: caller.id, act: isArchived ? 'archive' : 'reopen' }, now);
      const payload = { groupId, byId: caller.id };
      if (isArchived) await deps.events.emit(tx, { type: 'group-archived', subject: groupId, payload }, now);
      // What can be written and done is otherwise on every page of the group.
      await sendLive(tx, await memberIdsOf(tx, groupId), ALL_OF_GROUPS, now);
    }
    return requireRead(tx, caller.id, groupId, now);
  });
}

/**
 * Room for one more group; `isIn` where they are in it already and only lead it anew.
 * @throws AppError GROUP_LIMIT
 */
export async function requireRoomFor(
  tx: Tx,
  userId: string,
  { isLed, isIn = false, isMe = true }: { isLed: boolean; isIn?: boolean; isMe?: boolean },
): Promise<void> {
  const { all, led } = await countGroupsOf(tx, userId);
  const { groupsOfOne, ledByOne } = GROUP_LIMITS;
  const who = isMe ? 'You are' : 'They are';
  if (!isIn && all >= groupsOfOne) {
    throw new AppError('GROUP_LIMIT', `${who} in ${groupsOfOne} groups, which is the most.`);
  }
  if (isLed && led >= ledByOne) {
    throw new AppError(
      'GROUP_LIMIT',
      `${isMe ? 'You lead' : 'They lead'} ${ledByOne} groups, which is the most.`,
    );
  }
}

/** Open pages of its members are fetched again. */
export async function tellMembers(tx: Tx, groupId: string, now: number): Promise<void> {
  const changed = [`/api/groups/${groupId}`, '/api/groups/mine'];
  await sendLive(tx, await memberIdsOf(tx, groupId), changed, now);
}

/** @throws AppError NOT_FOUND */
export async function requireRead(tx: Tx, viewerId: string, groupId: string, now: number): Promise<Group> {
  const group = await readGroup(tx, viewerId, groupId, now);
  if (!group) throw noSuchGroup();
  return group;
}

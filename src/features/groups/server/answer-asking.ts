import { isBlank } from '#contract/visible-text.ts';
import { tellsOfDanger } from '#features/help/help.rules.ts';
import { admitWords } from '#features/moderation/server/for-other-features.ts';
import { forgetNotifications, notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { ageAnswerOf, publicPeople } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canHelp } from '../groups.policy.ts';
import { type AskingRow, findAsking, updateAsking } from './asking-store.ts';
import { endAsking, letIn } from './come-in.ts';
import { countInGroup, holdGroup } from './group-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { inTransactionOfTwo } from './in-group-transaction.ts';
import { findMember, idsWithRole } from './member-store.ts';
import { archived, nobodyAsks, noSuchGroup } from './refusals.ts';
import { heldGroupOfMember } from './seen-group.ts';

/** Lets somebody in who asked; a second time changes nothing. */
export async function approve(
  deps: GroupsDeps,
  caller: Caller,
  groupId: string,
  personId: string,
): Promise<void> {
  const now = deps.clock.now();
  await inTransactionOfTwo(deps.db, caller.id, personId, async (tx) => {
    const { group } = await heldGroupOfMember(tx, groupId, caller.id, canHelp);
    if (await findMember(tx, groupId, personId)) return;
    await requireAsking(tx, groupId, caller.id, personId, now);
    if (group.archived_at !== null) throw archived();
    // Somebody may have turned out to be under 16 since they asked.
    if ((await ageAnswerOf(tx, personId)) !== 'grown') throw nobodyAsks();
    await letIn(tx, group, personId, now, { isMe: false });
    await notify(
      tx,
      [{ userId: personId, kind: 'group-let-in', subjectId: groupId, actorId: caller.id }],
      now,
    );
  });
}

/** Does not let somebody in, with a word to them. */
export async function decline(
  deps: GroupsDeps,
  caller: Caller,
  groupId: string,
  personId: string,
  word: string,
): Promise<{ needsHelp: boolean }> {
  const now = deps.clock.now();
  await inTransactionOfTwo(deps.db, caller.id, personId, async (tx) => {
    await heldGroupOfMember(tx, groupId, caller.id, canHelp);
    const asking = await requireAsking(tx, groupId, caller.id, personId, now);
    const written = { caller, kind: 'group-declining', wordsId: asking.id, texts: [word], deps } as const;
    const isHeld = !isBlank(word) && (await admitWords(tx, { ...written, shape: 'in-group' }, now)).isHeld;
    await updateAsking(tx, asking.id, {
      declined_at: now,
      declined_by: caller.id,
      declined_word: isBlank(word) ? '' : word.trim(),
      declined_hidden_because: isHeld ? 'held' : null,
    });
    await countInGroup(tx, groupId, { asking: -1 });
    await forgetNotifications(tx, 'group-asking', [asking.id], now);
    // It names nobody: a group answers, not one of its leaders.
    await notify(
      tx,
      [{ userId: personId, kind: 'group-declined', subjectId: asking.id, actorId: null, onceKey: asking.id }],
      now,
    );
    await sendLive(tx, [personId], [`/api/groups/${groupId}`, '/api/groups/mine'], now);
    const keepers = await idsWithRole(tx, groupId, ['leader', 'helper']);
    await sendLive(tx, keepers, [`/api/groups/${groupId}`, '/api/groups/mine'], now);
  });
  return { needsHelp: tellsOfDanger([word]) };
}

/** I do not ask any more. @throws AppError NOT_FOUND */
export async function withdraw(deps: GroupsDeps, caller: Caller, groupId: string): Promise<void> {
  const now = deps.clock.now();
  await inUserTransaction(deps.db, caller.id, async (tx) => {
    if (!(await holdGroup(tx, groupId))) throw noSuchGroup();
    const asking = await findAsking(tx, groupId, caller.id);
    if (!asking || asking.declined_at !== null) throw nobodyAsks();
    await endAsking(tx, groupId, caller.id, now);
    const keepers = await idsWithRole(tx, groupId, ['leader', 'helper']);
    await sendLive(tx, keepers, [`/api/groups/${groupId}`, '/api/groups/mine'], now);
  });
}

/** @throws AppError NOT_FOUND when they do not ask, or are not to be seen */
async function requireAsking(
  tx: Tx,
  groupId: string,
  viewerId: string,
  personId: string,
  now: number,
): Promise<AskingRow> {
  const asking = await findAsking(tx, groupId, personId);
  const isSeen = (await publicPeople(tx, viewerId, [personId], now)).has(personId);
  if (!asking || asking.declined_at !== null || !isSeen) throw nobodyAsks();
  return asking;
}

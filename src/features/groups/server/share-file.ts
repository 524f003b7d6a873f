import type { HandlerInput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { canReadObject } from '#features/files/files.policy.ts';
import { holdFile, isComplete, noSuchFile } from '#features/files/server/for-other-features.ts';
import { admitEdit, admitWords } from '#features/moderation/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import type { addGroupFile, GroupFile } from '../files.contract.ts';
import { canRemoveGroupFile, canRenameGroupFile } from '../files.policy.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { writeAct } from './act-store.ts';
import {
  createGroupFile,
  deleteGroupFile,
  findGroupFile,
  isFileInGroup,
  updateGroupFile,
  usedByFiles,
} from './group-file-store.ts';
import { holdGroup } from './group-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { findMember } from './member-store.ts';
import { judgedFile, noSuchGroupFile, presentGroupFiles } from './present-group-files.ts';
import { archived } from './refusals.ts';
import { requireRoomInGroup } from './room-in-group.ts';
import { heldGroupOfMember } from './seen-group.ts';
import { showFiles } from './show-files.ts';

/** Shares a file of one's own in a group. It stays the owner's; the group counts what it takes. */
export function shareFile(
  deps: GroupsDeps,
  caller: Caller,
  groupId: string,
  { fileId, title }: HandlerInput<typeof addGroupFile>['body'],
  idempotency: { key: string; requestHash: string } | null,
): Promise<GroupFile> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, (tx) =>
    once(
      tx,
      { userId: caller.id, idempotency, now },
      async () => {
        const { group } = await heldGroupOfMember(tx, groupId, caller.id);
        if (group.archived_at !== null) throw archived();
        const file = await holdFile(tx, fileId);
        if (!file || !canReadObject(caller, file) || !isComplete(file)) throw noSuchFile();
        if (await isFileInGroup(tx, groupId, fileId)) {
          throw new AppError('ALREADY_DONE', 'This file is in the group already.');
        }
        await requireRoom(tx, groupId, file.size);
        const id = newId(now);
        // The file's own name is read by others, too: in its list, and where they keep it.
        const words = { caller, kind: 'group-file', wordsId: id, texts: [title, file.name ?? ''], deps };
        const { isHeld } = await admitWords(tx, { ...words, shape: 'in-group' }, now);
        const hidden_because = isHeld ? ('held' as const) : null;
        const row = { id, group_id: groupId, user_id: caller.id, object_id: fileId, title, hidden_because };
        await createGroupFile(tx, { ...row, created_at: now });
        await showFiles(tx, groupId, now);
        return read(tx, caller.id, id, now);
      },
      async (id) => ((await findGroupFile(tx, id)) ? read(tx, caller.id, id, now) : undefined),
    ),
  );
}

/** The group's row is held: two who share at once count one after the other. @throws AppError GROUP_LIMIT */
async function requireRoom(tx: Tx, groupId: string, bytes: number): Promise<void> {
  if ((await usedByFiles(tx, groupId)).files >= GROUP_LIMITS.files) {
    throw new AppError(
      'GROUP_LIMIT',
      'A thousand files are in this group, which is the most. Take an old one out first.',
    );
  }
  await requireRoomInGroup(tx, groupId, bytes);
}

/** Gives one's own file in a group another title. */
export function renameFile(
  deps: GroupsDeps,
  caller: Caller,
  groupFileId: string,
  title: string,
): Promise<GroupFile> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const { file, group, reader } = await held(tx, groupFileId, caller.id);
    const judged = await judgedFile(tx, caller.id, file, now);
    if (!canRenameGroupFile(reader, judged)) throw noSuchGroupFile();
    if (group.archived_at !== null) throw archived();
    if (title !== file.title) {
      const words = { caller, kind: 'group-file', wordsId: file.id, texts: [title], deps };
      await admitEdit(tx, words, now);
      await updateGroupFile(tx, file.id, { title });
      await showFiles(tx, file.group_id, now);
    }
    return read(tx, caller.id, file.id, now);
  });
}

/** Takes a file out of a group: one's own, or as who keeps the group, which leaves a row. */
export function takeFileOut(deps: GroupsDeps, caller: Caller, groupFileId: string): Promise<void> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const { file, reader } = await held(tx, groupFileId, caller.id);
    if (!canRemoveGroupFile(reader, await judgedFile(tx, caller.id, file, now))) throw noSuchGroupFile();
    await deleteGroupFile(tx, file.id);
    if (file.user_id !== caller.id) {
      const act = { groupId: file.group_id, byId: caller.id, aboutId: file.user_id, subjectId: file.id };
      await writeAct(tx, { ...act, act: 'take-file-out' }, now);
    }
    await showFiles(tx, file.group_id, now);
  });
}

/** A file with its group, which is held, and how the caller stands to it. @throws AppError NOT_FOUND */
async function held(tx: Tx, groupFileId: string, userId: string) {
  const found = await findGroupFile(tx, groupFileId);
  const group = found && (await holdGroup(tx, found.group_id));
  // Looked for once more: somebody else may have taken it out while we waited for the group.
  const file = group && (await findGroupFile(tx, groupFileId));
  if (!file || !group) throw noSuchGroupFile();
  const standing = (await findMember(tx, group.id, userId)) ?? null;
  return { file, group, reader: { id: userId, standing } };
}

async function read(tx: Tx, viewerId: string, id: string, now: number): Promise<GroupFile> {
  const row = await findGroupFile(tx, id);
  const [file] = row ? await presentGroupFiles(tx, viewerId, [row], now) : [];
  if (!file) throw noSuchGroupFile();
  return file;
}

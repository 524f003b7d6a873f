import { AppError } from '#contract/errors.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { GroupFile } from '../files.contract.ts';
import {
  canReadGroupFile,
  canRemoveGroupFile,
  canRenameGroupFile,
  type JudgedGroupFile,
} from '../files.policy.ts';
import type { GroupFileRow } from './group-file-store.ts';
import { findMember } from './member-store.ts';
import { rolesOf } from './membership-store.ts';

/** Where the bytes of a group's file are downloaded or played. */
export function groupFileUrl(id: string): string {
  return `/api/groups/files/${id}/content`;
}

export function noSuchGroupFile(): AppError {
  return new AppError('NOT_FOUND', 'This file is not in the group any more, or it is not for you.');
}

/** A file as the policy judges it for this reader. */
export async function judgedFile(
  db: DbOrTx,
  viewerId: string,
  file: GroupFileRow,
  now: number,
): Promise<JudgedGroupFile> {
  const owner = await findMember(db, file.group_id, file.user_id);
  const people = await publicPeople(db, viewerId, [file.user_id], now);
  return judge(file, owner?.role ?? null, viewerId === file.user_id || people.has(file.user_id));
}

function judge(
  file: GroupFileRow,
  ownerRole: JudgedGroupFile['ownerRole'],
  isSeen: boolean,
): JudgedGroupFile {
  return { ownerId: file.user_id, ownerRole, isHidden: file.hidden_because !== null, isParted: !isSeen };
}

/** Those of the files, all of one group, that the reader may see. */
export async function presentGroupFiles(
  db: DbOrTx,
  viewerId: string,
  files: readonly GroupFileRow[],
  now: number,
): Promise<GroupFile[]> {
  const [first] = files;
  if (!first) return [];
  const owners = files.map(({ user_id }) => user_id);
  const people = await publicPeople(db, viewerId, owners, now);
  const roles = await rolesOf(db, first.group_id, [...new Set([viewerId, ...owners])]);
  const role = roles.get(viewerId);
  const reader = { id: viewerId, standing: role ? { role } : null };
  return files.flatMap((file) => {
    const isMine = file.user_id === viewerId;
    const judged = judge(file, roles.get(file.user_id) ?? null, isMine || people.has(file.user_id));
    if (!canReadGroupFile(reader, judged)) return [];
    const can = {
      rename: canRenameGroupFile(reader, judged),
      remove: canRemoveGroupFile(reader, judged),
      report: !isMine,
    };
    return {
      id: file.id,
      title: file.title,
      name: file.name ?? '',
      contentType: file.content_type,
      size: file.size ?? 0,
      url: groupFileUrl(file.id),
      person: people.get(file.user_id) ?? null,
      isMine,
      addedAt: file.created_at,
      hidden: isMine ? file.hidden_because : null,
      can,
    };
  });
}

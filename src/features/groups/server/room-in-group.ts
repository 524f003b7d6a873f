import { AppError } from '#contract/errors.ts';
import { sizeText } from '#features/files/files.rules.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { usedByFiles } from './group-file-store.ts';
import { picturesTake } from './post-picture-store.ts';

/** How many files a group has, and what they take with the pictures of its talk; hidden ones too. */
export async function usedByGroup(db: DbOrTx, groupId: string): Promise<{ bytes: number; files: number }> {
  const { bytes, files } = await usedByFiles(db, groupId);
  return { bytes: bytes + (await picturesTake(db, groupId)), files };
}

/** The group's row is held: two who bring something at once count one after the other. @throws AppError GROUP_LIMIT */
export async function requireRoomInGroup(tx: Tx, groupId: string, more: number): Promise<void> {
  const { bytes } = await usedByGroup(tx, groupId);
  if (bytes + more <= GROUP_LIMITS.fileBytes) return;
  throw new AppError(
    'GROUP_LIMIT',
    `There is not enough room: the files of this group take ${sizeText(bytes)} of ${sizeText(GROUP_LIMITS.fileBytes)}.`,
  );
}

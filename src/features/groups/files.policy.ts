import { canHideWords, canReadInside, type Standing } from './groups.policy.ts';
import type { GroupRole } from './groups.rules.ts';

/** Who looks at a group's files. */
export interface FileReader {
  id: string;
  standing: Standing;
}

/** A file of a group, with how its owner and the reader stand to each other. */
export interface JudgedGroupFile {
  ownerId: string;
  /** Null once they have left. */
  ownerRole: GroupRole | null;
  isHidden: boolean;
  /** A block stands between them, or the owner is banned. */
  isParted: boolean;
}

/** A file is read by members; one that is hidden, or of somebody who is parted from them, by its owner alone. */
export function canReadGroupFile(reader: FileReader, file: JudgedGroupFile): boolean {
  if (!canReadInside(reader.standing)) return false;
  return file.ownerId === reader.id || !(file.isHidden || file.isParted);
}

/** Its bytes are also read by a moderator who has it before them, and has passed a second step. */
export function canOpenGroupFile(
  reader: FileReader & { isModerator: boolean },
  file: JudgedGroupFile & { isBeforeModerators: boolean },
): boolean {
  return canReadGroupFile(reader, file) || (reader.isModerator && file.isBeforeModerators);
}

/** Only its owner gives it another title, while they are in the group. */
export function canRenameGroupFile(reader: FileReader, file: JudgedGroupFile): boolean {
  return canReadInside(reader.standing) && file.ownerId === reader.id;
}

/** Its owner takes it out, also after they have left; leaders take out any that they see, helpers those of no leader. */
export function canRemoveGroupFile(reader: FileReader, file: JudgedGroupFile): boolean {
  if (file.ownerId === reader.id) return true;
  if (!canReadGroupFile(reader, file)) return false;
  return canHideWords(reader, { id: file.ownerId, role: file.ownerRole });
}

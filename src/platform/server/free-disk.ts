import { statfs } from 'node:fs/promises';

/** Room on the disk of a folder, in bytes, for a process without special rights. */
export interface DiskRoom {
  free: number;
  size: number;
}

/** @throws what the file system throws */
export async function diskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Less than a commit with its log and its index may need at the worst. */
const FULL_BYTES = 16 * 1024 ** 2;

export type DiskState = 'roomy' | 'nearly full' | 'full';

/** 'nearly full' below `warningBytes`, while everything still works; 'full' when a write can fail at any moment. */
export function diskState(freeBytes: number, warningBytes: number): DiskState {
  if (freeBytes < FULL_BYTES) return 'full';
  return freeBytes < warningBytes ? 'nearly full' : 'roomy';
}

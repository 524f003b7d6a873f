import { access, constants, statfs } from 'node:fs/promises';

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

/** The room of the fullest of these folders' disks, of those that can be asked. @throws when none can */
export async function leastRoom(folders: readonly string[], ask = diskRoom): Promise<DiskRoom> {
  const asked = await Promise.allSettled(folders.map((folder) => ask(folder)));
  const rooms = asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const [least] = rooms.toSorted((a, b) => a.free - b.free);
  if (!least) throw (asked[0] as PromiseRejectedResult).reason;
  return least;
}

/** Whether this process may write into a folder: not on a disk that the system made read-only after an error. */
export async function mayWrite(
  folder: string,
  ask = (of: string) => access(of, constants.W_OK),
): Promise<boolean> {
  try {
    await ask(folder);
    return true;
  } catch (error) {
    return !['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** Less than a commit with its log and its index may need at the worst. */
const FULL_BYTES = 16 * 1024 ** 2;

export type DiskState = 'roomy' | 'nearly full' | 'full';

/** 'nearly full' below `warningBytes`, while everything still works; 'full' when a write can fail at any moment. */
export function diskState(freeBytes: number, warningBytes: number): DiskState {
  if (freeBytes < FULL_BYTES) return 'full';
  return freeBytes < warningBytes ? 'nearly full' : 'roomy';
}

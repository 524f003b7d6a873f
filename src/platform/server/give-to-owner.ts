import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  openSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';

/** A pipe does not wait for a writer, a link is not followed. */
const AS_IT_IS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Where Linux shows a process its open files and folders; others have no such place. */
const OPEN_FILES = '/proc/self/fd';

/**
 * What root has just made in a folder of the server's user becomes that user's, so that the server can open it. Root does not
 * become that user instead: systemd keeps the folder of a DynamicUser where only root comes in from outside.
 * @param folder whose owner counts
 * @param place what was made there, a file or a folder with everything in it; the folder itself for all in it
 */
export function giveToOwner(folder: string, place: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) give(realpathSync(place), { uid, gid });
}

/**
 * Only root's own, and no file that has another name elsewhere: the user of the folder could have put anything there. Each step is
 * taken from an open folder, which nobody can exchange for a link meanwhile.
 */
function give(place: string, owner: { uid: number; gid: number }): void {
  let opened: number;
  try {
    opened = openSync(place, AS_IT_IS);
  } catch (error) {
    if (['ELOOP', 'ENOENT', 'ENXIO'].includes((error as NodeJS.ErrnoException).code ?? '')) return;
    throw error;
  }
  try {
    const found = fstatSync(opened);
    if (found.isDirectory()) {
      const inside = existsSync(OPEN_FILES) ? `${OPEN_FILES}/${opened}` : place;
      for (const name of readdirSync(inside)) give(`${inside}/${name}`, owner);
    }
    const isOurs = found.uid === 0 && (found.isDirectory() || (found.isFile() && found.nlink === 1));
    if (isOurs) fchownSync(opened, owner.uid, owner.gid);
  } finally {
    closeSync(opened);
  }
}

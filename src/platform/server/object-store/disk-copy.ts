import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, nullIfGone, syncFolder } from './disk-files.ts';
import { diskPlaces } from './disk-layout.ts';

type Links = 'never' | 'possibly' | 'only';

/** Why a hard link cannot be made: another file system, or one that knows no links. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EACCES']);

/**
 * Copies an object from one disk store to another, with its parts as they are, so that its tag can still be computed from
 * them. Hard links are made `never`, `possibly` (where the file system can) or `only`: a store never changes a file, it only
 * replaces and removes them, so a shared file stays as it is.
 * @returns false when there is no such object (any more), or links alone were wanted and cannot be made.
 */
export async function copyDiskObject(
  from: string,
  to: string,
  key: string,
  { links }: { links: Links },
): Promise<boolean> {
  const [source, target] = [diskPlaces(from), diskPlaces(to)];
  const aside = path.join(target.unfinished, randomUUID());
  const shelf = path.dirname(target.placeOf(key));
  await makeFolder(target.unfinished);
  await makeFolder(shelf);
  try {
    if (await duplicate(source.placeOf(key), aside, links)) {
      await rename(aside, target.placeOf(key));
    } else {
      const names = await readdir(source.segmentsOf(key)).catch(nullIfGone);
      if (!names) return false;
      await mkdir(aside);
      for (const name of names) {
        const there = await duplicate(path.join(source.segmentsOf(key), name), path.join(aside, name), links);
        // It is being removed at this moment, or cannot be linked.
        if (!there) return false;
      }
      await syncFolder(aside);
      await rm(target.segmentsOf(key), { recursive: true, force: true });
      await rename(aside, target.segmentsOf(key));
    }
    await syncFolder(shelf);
    return true;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** False when there is no such file, or it cannot be linked and has to be. */
async function duplicate(source: string, target: string, links: Links): Promise<boolean> {
  try {
    if (links !== 'never' && (await linked(source, target))) return true;
    if (links === 'only') return false;
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    const handle = await open(target, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    nullIfGone(error as NodeJS.ErrnoException);
    return false;
  }
}

async function linked(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if (NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

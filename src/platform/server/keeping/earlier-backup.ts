import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { copyDiskObject } from '../object-store/disk-copy.ts';
import { IN_BACKUP, type Manifest, readManifest } from './manifest.ts';
import { objectsOf } from './whole-backup.ts';

/** A whole backup in a folder beside the one that is being made: what is in it already need not be taken once more. */
export interface EarlierBackup {
  /** ISO time of the moment that it is from. */
  madeAt: string;
  /** Puts an object of it into a disk store at `to`, as a hard link where that is possible. @returns false when it has none */
  give(key: string, to: string): Promise<boolean>;
  /** Hex, of the bytes that it has of an object to which a bucket gave this tag then; null where it has noted none. */
  sha256Of(key: string, etag: string): string | null;
}

/**
 * The latest one beside `root`; null where there is none. One that cannot be read is as good as none, and so is one of somebody who
 * is neither this user nor owns the folder: they could change the files that are shared with it.
 */
export async function earlierBackup(root: string): Promise<EarlierBackup | null> {
  const beside = path.dirname(root);
  const trusted = [process.geteuid?.(), (await stat(beside)).uid];
  let latest: { folder: string; manifest: Manifest } | null = null;
  for (const entry of await readdir(beside, { withFileTypes: true }).catch(() => [])) {
    const folder = path.join(beside, entry.name);
    if (!entry.isDirectory() || folder === root || !trusted.includes((await stat(folder)).uid)) continue;
    const manifest = await readManifest(folder).catch(() => null);
    if (manifest && (!latest || manifest.madeAt > latest.manifest.madeAt)) latest = { folder, manifest };
  }
  if (latest === null) return null;
  const { folder, manifest } = latest;
  const noted = await hashesOfParted(folder).catch(() => new Map<string, Noted>());
  return {
    madeAt: manifest.madeAt,
    give: (key, to) => copyDiskObject(path.join(folder, IN_BACKUP.objects), to, key, { links: 'possibly' }),
    sha256Of(key, etag) {
      const known = noted.get(key);
      return known?.etag === etag ? known.sha256 : null;
    },
  };
}

interface Noted {
  etag: string;
  sha256: string;
}

/** Of what came to a bucket in parts, of more than 5 MB each: every other tag is a hash of the bytes itself. */
async function hashesOfParted(folder: string): Promise<Map<string, Noted>> {
  const noted = new Map<string, Noted>();
  for await (const { key, etag, sha256 } of objectsOf(folder)) {
    if (etag?.includes('-')) noted.set(key, { etag, sha256 });
  }
  return noted;
}

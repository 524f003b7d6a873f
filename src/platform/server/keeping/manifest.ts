import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { plainIssue } from '#contract/plain-issue.ts';
import { syncFolder } from '../object-store/disk-files.ts';
import { fingerprintOfFile } from './fingerprint.ts';
import { isThere } from './is-there.ts';
import { Refusal } from './refusal.ts';

/** What is in the folder of a backup. `objects/` has the layout of a disk store. */
export const IN_BACKUP = {
  manifest: 'manifest.json',
  objects: 'objects',
  /** Every object, a line each: `ObjectLine`. */
  objectLines: 'objects.jsonl',
  /** What the database lists, until the objects are copied. */
  listed: 'listed.jsonl',
  secret: 'auth-secret',
  sqlite: 'lampstand.db',
  postgres: 'lampstand.dump',
  /** There while it is being made. Without a manifest beside it, that was interrupted. */
  lock: 'unfinished.lock',
} as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);
const file = z.object({ file: z.string().regex(/^[a-z.-]+$/), size: count, sha256 });

/** A file of a backup as it has to be: nothing else is taken for it. */
export type BackupFile = z.output<typeof file>;

const manifest = z.object({
  format: z.literal('lampstand-backup-1'),
  /** ISO time of the moment that the database is from. */
  madeAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The version of pg_dump; null for SQLite. */
  dumpedWith: z.number().int().nullable(),
  migrations: z.array(z.string()).min(1),
  database: file,
  secret: file.nullable(),
  /** What the people who run it wrote for it, such as its guidelines. Backups of before had none. */
  houseFiles: z.array(file).default([]),
  objects: file.extend({ count, bytes: count }),
  /** Objects that the database lists and the store did not have, or not with their bytes: a sentence each. */
  damaged: z.array(z.object({ key: z.string(), what: z.string() })),
  /** Objects whose files people deleted while the backup was made: a restore deletes their rows too. */
  deletedMeanwhile: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;

/** An object of a backup. */
export const objectLine = z.object({
  key: z.string(),
  size: count,
  sha256,
  contentType: z.string(),
  /** The tag that its store gave it when it was taken from there, where that was asked for. */
  etag: z.string().nullable().default(null),
});

export type ObjectLine = z.output<typeof objectLine>;

/** Written last and put into place by a rename: where it is, the backup is whole. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const aside = path.join(folder, `${IN_BACKUP.manifest}.unfinished`);
  const handle = await open(aside, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, path.join(folder, IN_BACKUP.manifest));
  await syncFolder(folder);
}

/** @throws Refusal when there is no backup, or one that did not come to its end */
export async function readManifest(folder: string): Promise<Manifest> {
  const place = path.join(folder, IN_BACKUP.manifest);
  if (!isThere(folder)) throw new Refusal(`There is no folder ${folder}.`);
  if (!isThere(place)) {
    throw new Refusal(
      existsSync(path.join(folder, IN_BACKUP.lock))
        ? `The backup in ${folder} did not come to its end (it has no ${IN_BACKUP.manifest}). Use an earlier one.`
        : `There is no backup in ${folder}: it has no ${IN_BACKUP.manifest}.`,
    );
  }
  try {
    return manifest.parse(JSON.parse(await readFile(place, 'utf8')), { error: plainIssue });
  } catch (error) {
    const found = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Refusal(`${place} cannot be read: it is damaged, or of a newer Lampstand. (${found})`);
  }
}

export async function describeFile(folder: string, name: string): Promise<BackupFile> {
  const { size, sha256 } = await fingerprintOfFile(path.join(folder, name));
  return { file: name, size, sha256 };
}

/** What is wrong with a file of a backup, in a sentence; null when it is as the manifest says. */
export async function faultOfFile(folder: string, expected: BackupFile): Promise<string | null> {
  const place = path.join(folder, expected.file);
  if (!existsSync(place)) return `${expected.file} is missing`;
  const { size, sha256 } = await fingerprintOfFile(place);
  if (size !== expected.size) return `${expected.file} has ${size} bytes instead of ${expected.size}`;
  return sha256 === expected.sha256 ? null : `${expected.file} was changed: its SHA-256 is another`;
}

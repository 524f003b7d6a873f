import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { command } from '#test-support/commands.ts';
import { type OldDataDir, oldDataDir } from '#test-support/old-data-dir.ts';
import { createTestBucket, type TestBucket } from '#test-support/test-bucket.ts';

/** In memory, so that no file of the installation can be linked from here. */
const ELSEWHERE = '/dev/shm';

let old: OldDataDir;
let bucket: TestBucket | null = null;
let nights: string;
beforeEach(async () => {
  old = await oldDataDir();
});
afterEach(async () => {
  await bucket?.remove();
  bucket = null;
  old.remove();
  rmSync(nights, { recursive: true, force: true });
});

const night = (name: string) => path.join(nights, name);

/** The files of all objects of a backup, by their places in it. */
function objectFiles(folder: string): string[] {
  const kept = path.join(folder, 'objects', 'kept');
  return readdirSync(kept, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(kept, name)).isFile())
    .map((name) => path.join(kept, name))
    .sort();
}

/** The same length with one other byte, in every name that the file has, as a bad block leaves it behind. */
function changeByte(file: string): void {
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  writeFileSync(file, bytes);
}

const settings = (): Record<string, string> => ({
  DATA_DIR: old.dataDir,
  ...(bucket && {
    S3_ENDPOINT: bucket.settings.endpoint,
    S3_BUCKET: bucket.settings.bucket,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  }),
});

const isOneFileSystem = () => statSync(ELSEWHERE).dev === statSync(tmpdir()).dev;

describe.each([
  { files: 'of a disk that is another file system', isSkipped: isOneFileSystem() },
  { files: 'of a bucket', isSkipped: inject('s3Offer') === null },
])('a backup beside that of the night before, $files', ({ files, isSkipped }) => {
  beforeEach(async () => {
    if (isSkipped) return;
    const isBucket = files === 'of a bucket';
    nights = mkdtempSync(path.join(isBucket ? tmpdir() : ELSEWHERE, 'lampstand-nights-'));
    if (!isBucket) return;
    bucket = await createTestBucket(inject('s3Offer'));
    expect(await command(settings(), 'move', '--files-to', 's3')).toMatchObject({ code: 0 });
  });

  it.skipIf(isSkipped)('links what is in that one, and is restored without it', async () => {
    expect(await command(settings(), 'backup', night('monday'))).toMatchObject({ code: 0 });
    for (const file of objectFiles(night('monday'))) expect(statSync(file).nlink, file).toBe(1);
    const made = await command(settings(), 'backup', night('tuesday'));
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/(\d+) of \1 objects are links/) });
    const linked = objectFiles(night('tuesday'));
    expect(linked.length).toBeGreaterThan(3);
    for (const file of linked) expect(statSync(file).nlink, file).toBe(2);

    rmSync(night('monday'), { recursive: true });
    expect(await command({}, 'verify', '--backup', night('tuesday'))).toMatchObject({ code: 0 });
    const there = { DATA_DIR: night('there') };
    expect(await command(there, 'restore', night('tuesday'))).toMatchObject({ code: 0 });
    expect(await command(there, 'verify', '--hash')).toMatchObject({ code: 0 });
  });

  it.skipIf(isSkipped)('takes anew what is damaged there', async () => {
    await command(settings(), 'backup', night('monday'));
    for (const file of objectFiles(night('monday')).filter((name) => !name.endsWith('.json')))
      changeByte(file);
    expect(await command(settings(), 'backup', night('tuesday'))).toMatchObject({ code: 0 });
    expect(await command({}, 'verify', '--backup', night('tuesday'))).toMatchObject({ code: 0 });
  });
});

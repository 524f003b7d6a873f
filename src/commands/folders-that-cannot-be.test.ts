import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { command, commandUnder } from '#test-support/commands.ts';
import { type OldDataDir, oldDataDir } from '#test-support/old-data-dir.ts';
import { onReadOnlyDisk } from '#test-support/small-disk.ts';

let old: OldDataDir;
let work: string;
beforeEach(async () => {
  old = await oldDataDir();
  work = mkdtempSync(path.join(tmpdir(), 'lampstand-folders-'));
});
afterEach(() => {
  old.remove();
  rmSync(work, { recursive: true, force: true });
});

const here = () => ({ DATA_DIR: old.dataDir });
const saying = (said: RegExp) => ({ code: 1, said: expect.stringMatching(said) });

describe('a folder that cannot be made', () => {
  it('is named with its setting when it is DATA_DIR', async () => {
    symlinkSync('/nowhere/at/all', path.join(work, 'link'));
    const link = path.join(work, 'link');
    for (const dataDir of [link, path.join(link, 'below')]) {
      expect(await command({ DATA_DIR: dataDir }, 'migrate')).toEqual(
        saying(
          /^Wrong configuration: DATA_DIR: \S+ cannot be made: \S+ is a link to \/nowhere\/at\/all, which is not there$/,
        ),
      );
    }
    expect(await command({ DATA_DIR: '/dev/null/x' }, 'migrate')).toEqual(
      saying(/^Wrong configuration: DATA_DIR: \/dev\/null\/x cannot be made: ENOTDIR[^\n]*$/),
    );
  });
});

const target = path.join(tmpdir(), `lampstand-read-only-${process.pid}`);
describe.skipIf(onReadOnlyDisk(target) === null)('a disk that cannot be written', () => {
  it('is called so where a backup is to be made on it', async () => {
    const disk = path.join(work, 'disk');
    mkdirSync(path.join(disk, 'empty'), { recursive: true });
    const under = onReadOnlyDisk(disk)!;
    expect(await commandUnder(under, here(), 'backup', path.join(disk, 'monday', 'noon'))).toEqual(
      saying(/^\S+\/noon cannot be made: EROFS: read-only file system[^\n]*\n$/),
    );
    expect(await commandUnder(under, here(), 'backup', path.join(disk, 'empty'))).toEqual(
      saying(/^\S+\/empty cannot be written: EROFS: read-only file system[^\n]*\n$/),
    );
  });

  it('is not taken for that of the backup when it is that of the data', async () => {
    const under = onReadOnlyDisk(old.dataDir)!;
    const { code, said } = await commandUnder(under, here(), 'backup', path.join(work, 'backup'));
    expect({ code, said }).toEqual(
      saying(/^The database cannot be used: \S+\/lampstand\.db: [^\n]* on a disk that can be written\n$/),
    );
  });
});

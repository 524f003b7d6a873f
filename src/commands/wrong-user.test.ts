import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commandAs } from '#test-support/commands.ts';
import { oldDataDir } from '#test-support/old-data-dir.ts';

const SOMEBODY_ELSE = 65_534;

describe.skipIf(process.getuid?.() !== 0)('a command of somebody who may not look into the folder', () => {
  it.each([
    ['backup', 'DIR'],
    ['verify'],
    ['make-admin', 'ruth@example.org'],
    ['verify', '--backup', 'DATA/backup'],
  ])('%s %s says so, and does not deny what is there', async (name, ...args) => {
    const old = await oldDataDir();
    onTestFinished(() => old.remove());
    const open = mkdtempSync(path.join(tmpdir(), 'lampstand-open-'));
    onTestFinished(() => rmSync(open, { recursive: true, force: true }));
    chmodSync(open, 0o755);
    chmodSync(old.dataDir, 0o700);
    mkdirSync(path.join(open, 'theirs'));
    chownSync(path.join(open, 'theirs'), SOMEBODY_ELSE, SOMEBODY_ELSE);
    const words = args.map((word) =>
      word.replace('DIR', path.join(open, 'theirs', 'backup')).replace('DATA', old.dataDir),
    );
    expect(await commandAs(SOMEBODY_ELSE, { DATA_DIR: old.dataDir }, name, ...words)).toEqual({
      code: 1,
      said: expect.stringMatching(
        new RegExp(
          `^${old.dataDir}/\\S+ cannot be looked at by the user with the number ${SOMEBODY_ELSE}, [^\\n]*\\n$`,
        ),
      ),
    });
  });
});

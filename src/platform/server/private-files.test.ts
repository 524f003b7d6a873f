import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePrivate } from './private-files.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'lampstand-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function modeOf(name: string): string {
  return (statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
}

/** As a server of an earlier version left it with the usual umask. */
function openToAll(): void {
  chmodSync(dataDir, 0o755);
  mkdirSync(path.join(dataDir, 'objects/kept/ab'), { recursive: true });
  const files = ['lampstand.db', 'lampstand.db-wal', 'auth-secret', 'objects/kept/ab/one', 'privacy.md'];
  for (const name of files) {
    writeFileSync(path.join(dataDir, name), name);
    chmodSync(path.join(dataDir, name), 0o644);
  }
  for (const name of ['objects', 'objects/kept', 'objects/kept/ab'])
    chmodSync(path.join(dataDir, name), 0o755);
}

describe('the data folder', () => {
  it("becomes its owner's alone, whatever an earlier version left in it", async () => {
    openToAll();
    await makePrivate(dataDir, () => {});
    for (const name of ['.', 'objects', 'objects/kept', 'objects/kept/ab'])
      expect(modeOf(name), name).toBe('700');
    const files = ['lampstand.db', 'lampstand.db-wal', 'auth-secret', 'objects/kept/ab/one'];
    for (const name of files) expect(modeOf(name), name).toBe('600');
  });

  it('goes on where it was ended in the middle', async () => {
    openToAll();
    chmodSync(dataDir, 0o700);
    chmodSync(path.join(dataDir, 'lampstand.db'), 0o600);
    await makePrivate(dataDir, () => {});
    expect(modeOf('objects/kept/ab/one')).toBe('600');
  });

  it('leaves what is not ours, and what links lead to, as it is', async () => {
    openToAll();
    symlinkSync(path.join(dataDir, 'privacy.md'), path.join(dataDir, 'objects/kept/link'));
    await makePrivate(dataDir, () => {});
    expect(modeOf('privacy.md')).toBe('644');
  });

  it('that others use too stays as open as it is, and says so; what is ours in it is closed', async () => {
    openToAll();
    writeFileSync(path.join(dataDir, 'passwd'), '');
    const said: string[] = [];
    await makePrivate(dataDir, (line) => said.push(line));
    expect(modeOf('.')).toBe('755');
    expect(modeOf('lampstand.db')).toBe('600');
    expect(said).toEqual([`${dataDir} is not Lampstand's alone (passwd), so it stays as open as it is.`]);
    rmSync(path.join(dataDir, 'passwd'));
    chmodSync(dataDir, 0o1777);
    await makePrivate(dataDir, () => {});
    expect(modeOf('.')).toBe('777');
  });

  it('that is a file is refused, and stays as it is', async () => {
    openToAll();
    await expect(makePrivate(path.join(dataDir, 'privacy.md'), () => {})).rejects.toThrow(
      /^Wrong configuration: DATA_DIR: .*privacy\.md is no folder/,
    );
    expect(modeOf('privacy.md')).toBe('644');
  });

  it('that is not there yet is no reason to complain', async () => {
    const said: string[] = [];
    await makePrivate(path.join(dataDir, 'not-there'), (line) => said.push(line));
    expect(said).toEqual([]);
  });

  // Nobody may change the mode of this file, not even root, under whom tests may run.
  if (process.platform === 'linux') {
    it('on a volume without modes is told of, once', async () => {
      const said: string[] = [];
      symlinkSync('/proc/self/status', path.join(dataDir, 'auth-secret'));
      await makePrivate(dataDir, (line) => said.push(line));
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(
        /^Others on this machine may be able to read the data: the mode of .*auth-secret/,
      );
    });
  }
});

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { command } from '#test-support/commands.ts';
import { type OldDataDir, oldDataDir } from '#test-support/old-data-dir.ts';

const MARK = 'objects/lampstand-store.json';
const FOREIGN = /^the folder \S+ belongs to the database another; this is the database [^\n]*$/;

let old: OldDataDir;
let work: string;
beforeEach(async () => {
  old = await oldDataDir();
  work = mkdtempSync(path.join(tmpdir(), 'lampstand-backups-'));
});
afterEach(() => {
  old.remove();
  rmSync(work, { recursive: true, force: true });
});

it('no backup is made of a database and the files of another one, and verify looks at nothing', async () => {
  const here = { DATA_DIR: old.dataDir };
  old.change("insert or ignore into installation (one, id) values (1, 'this-one')");
  writeFileSync(path.join(old.dataDir, MARK), '{"database":"another"}');
  const backup = path.join(work, 'backup');
  const refused = { code: 1, said: expect.stringMatching(FOREIGN) };
  expect(await command(here, 'backup', backup)).toEqual(refused);
  expect(existsSync(backup)).toBe(false);
  const verified = await command(here, 'verify');
  expect(verified.code).toBe(1);
  expect(verified.said.split('\n').filter((line) => line.startsWith('✘'))).toEqual([
    expect.stringMatching(
      /^✘ Files: the folder \S+ belongs to the database another; .* ADOPT_STORE=another$/,
    ),
  ]);
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openConfiguredDatabase } from '#app/configured-database.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { isEmptyDatabase } from '#platform/server/db/load-dump.ts';
import { command, commandThatHangs } from '#test-support/commands.ts';
import { type OldDataDir, oldDataDir } from '#test-support/old-data-dir.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';

const UNFINISHED = /^A restore into \S+ has not come to its end[^\n]*lampstand restore[^\n]*$/;

let old: OldDataDir;
let work: string;
beforeEach(async () => {
  old = await oldDataDir();
  work = mkdtempSync(path.join(tmpdir(), 'lampstand-restore-'));
});
afterEach(() => {
  old.remove();
  rmSync(work, { recursive: true, force: true });
});

/** What a server does first. */
async function start(env: Record<string, string>): Promise<void> {
  const db = await openConfiguredDatabase(readConfig(env), () => {});
  await db.destroy();
}

describe('after a restore that was interrupted', () => {
  it('nothing makes an empty database in its place; it goes on, and then servers start', async () => {
    const there = { DATA_DIR: path.join(work, 'there') };
    const backup = path.join(work, 'backup');
    await command({ DATA_DIR: old.dataDir }, 'backup', backup);
    const first = await commandThatHangs('objects are restored', there, 'restore', backup);
    await expect(start(there)).rejects.toThrow(UNFINISHED);
    await first.kill();
    await expect(start(there)).rejects.toThrow(ConfigError);
    const refused = { code: 1, said: expect.stringMatching(UNFINISHED) };
    expect(await command(there, 'migrate')).toEqual(refused);
    expect(await command(there, 'invite', 'ruth@example.org', 'Ruth', 'Moab')).toEqual(refused);
    expect(readdirSync(there.DATA_DIR).sort()).toEqual(['objects', 'restoring.lock']);
    expect(await command(there, 'restore', backup)).toMatchObject({ code: 0 });
    await start(there);
  });

  it('that had brought the database, which comes last, servers start', async () => {
    writeFileSync(path.join(old.dataDir, 'restoring.lock'), '');
    await start({ DATA_DIR: old.dataDir });
  });

  it.skipIf(inject('postgresUrl') === null)('an empty PostgreSQL stays empty', async () => {
    const { location, remove } = await createPostgresDatabase(inject('postgresUrl'));
    onTestFinished(remove);
    writeFileSync(path.join(work, 'restoring.lock'), '');
    await expect(start({ DATA_DIR: work, DATABASE_URL: location.url })).rejects.toThrow(UNFINISHED);
    expect(await isEmptyDatabase(location)).toBe(true);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openConfiguredDatabase } from '#app/configured-database.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { setMark } from '#platform/server/db/copying/moving-mark.ts';
import { withDatabaseOf } from '#test-support/after-a-kill.ts';
import { command } from '#test-support/commands.ts';
import { type OldDataDir, oldDataDir } from '#test-support/old-data-dir.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';

let old: OldDataDir;
beforeEach(async () => {
  old = await oldDataDir();
});
afterEach(() => old.remove());

const here = () => ({ DATA_DIR: old.dataDir });

/** What a server does first. */
async function start(): Promise<void> {
  const db = await openConfiguredDatabase(readConfig(here()), () => {});
  await db.destroy();
}

async function emptyDatabase(): Promise<string> {
  const { location, remove } = await createPostgresDatabase(
    inject('postgresUrl'),
    inject('databaseTemplates').postgres,
  );
  onTestFinished(remove);
  return location.url;
}

const REFUSED =
  /^The data was moved to PostgreSQL, [^\n]* set DATABASE_URL\. [^\n]*`lampstand move --back`\.$/;

describe.skipIf(inject('postgresUrl') === null)('a SQLite database that was moved to PostgreSQL', () => {
  it('is started on again only once it was taken back', async () => {
    await start();
    expect(await command(here(), 'move', '--to', await emptyDatabase())).toMatchObject({ code: 0 });
    await expect(start()).rejects.toThrow(ConfigError);
    await expect(start()).rejects.toThrow(REFUSED);

    const backups = mkdtempSync(path.join(tmpdir(), 'lampstand-backups-'));
    onTestFinished(() => rmSync(backups, { recursive: true, force: true }));
    const backUp = () => command(here(), 'backup', path.join(backups, 'today'));
    const refused = { code: 1, said: expect.stringMatching(REFUSED) };
    expect(await command(here(), 'migrate')).toEqual(refused);
    expect(await command(here(), 'make-admin', 'alice@example.org')).toEqual(refused);
    expect(await backUp()).toEqual(refused);
    expect(await command(here(), 'move', '--to', await emptyDatabase())).toEqual(refused);
    const bucket = {
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'lampstand',
      S3_REGION: 'x',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 's',
    };
    expect(await command({ ...here(), ...bucket }, 'move', '--files-to', 's3')).toEqual(refused);
    expect(await command(here(), 'verify')).toMatchObject({
      code: 1,
      said: expect.stringContaining('✘ Schema: the data was moved to PostgreSQL. → set DATABASE_URL'),
    });

    expect(await command(here(), 'move', '--back')).toMatchObject({ code: 0 });
    await start();
    expect(await backUp()).toMatchObject({ code: 0 });
    expect(await command(here(), 'move', '--back')).toEqual({
      code: 1,
      said: 'This SQLite database was not moved: the server starts on it.',
    });
    // Once more, to another place.
    expect(await command(here(), 'move', '--to', await emptyDatabase())).toMatchObject({ code: 0 });
  });

  it('is marked before servers may start there: a move that was killed in between goes on', async () => {
    const url = await emptyDatabase();
    expect(await command(here(), 'move', '--to', url)).toMatchObject({ code: 0 });
    // As it was a moment before the end.
    await withDatabaseOf({ url }, (db) => setMark(db));
    await expect(start()).rejects.toThrow(REFUSED);
    expect(await command(here(), 'move', '--to', url)).toMatchObject({ code: 0 });
    expect(await command({ ...here(), DATABASE_URL: url }, 'verify')).toMatchObject({ code: 0 });
  });

  it('is marked by a move alone that has finished', async () => {
    const server = old.use();
    expect((await command(here(), 'move', '--to', await emptyDatabase())).code).toBe(2);
    server.close();
    await start();
  });

  it('is not taken back while somebody has it open, or while the settings name PostgreSQL', async () => {
    const url = await emptyDatabase();
    expect((await command(here(), 'move', '--to', url)).code).toBe(0);
    const other = old.use();
    expect((await command(here(), 'move', '--back')).said).toMatch(/^Something has [^\n]* open: [^\n]*$/);
    other.close();
    expect((await command({ ...here(), DATABASE_URL: url }, 'move', '--back')).said).toMatch(/DATABASE_URL/);
    await expect(start()).rejects.toThrow(REFUSED);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrationsOf } from '#app/migrations-of.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { type DatabaseLocation, openDatabase } from '#platform/server/db/open-database.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { createS3ObjectStore } from '#platform/server/object-store/s3-object-store.ts';
import { withDatabaseOf } from '#test-support/after-a-kill.ts';
import { command, commandThatHangs } from '#test-support/commands.ts';
import { FakeClock } from '#test-support/fake-clock.ts';
import { fillEmptyTables, type OldDataDir, oldDataDir } from '#test-support/old-data-dir.ts';
import { readOldInstallation } from '#test-support/old-installation.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { createTestBucket, type TestBucket } from '#test-support/test-bucket.ts';
import { TestClient } from '#test-support/test-client.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';

let old: OldDataDir;
beforeEach(async () => {
  old = await oldDataDir();
});
afterEach(() => old.remove());

const here = () => ({ DATA_DIR: old.dataDir });

const ok = { code: 0 };

/** A database without tables, or, which takes less time, with the tables of this version. */
async function emptyDatabase(withTables = true): Promise<{ url: string }> {
  const template = withTables ? inject('databaseTemplates').postgres : null;
  const { location, remove } = await createPostgresDatabase(inject('postgresUrl'), template);
  onTestFinished(remove);
  return location;
}

function countIn(url: string, table: string): Promise<number> {
  return withDatabaseOf({ url }, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    return rows[0]!.count;
  });
}

/** A server on what was moved, which stops with the test. */
async function startOn(location: DatabaseLocation, objects?: ObjectStore): Promise<TestApp> {
  const db = openDatabase(location);
  const { now, secret } = readOldInstallation('sqlite');
  const app = await startTestApp('url' in location ? 'postgres' : 'sqlite', null, {
    database: { db, location, drop: () => db.destroy() },
    clock: new FakeClock(now),
    secret,
    ...(objects && { objects }),
  });
  onTestFinished(() => app.stop());
  return app;
}

describe.skipIf(inject('postgresUrl') === null)('a move to PostgreSQL', () => {
  it('takes everything along: people sign in there, and what they have is whole', async () => {
    const { url } = await emptyDatabase(false);
    const moved = await command(here(), 'move', '--to', url);
    expect(moved).toEqual({ code: 0, said: expect.stringContaining('Everything is copied and compared') });
    expect(moved.said).toMatch(/journal_entry: \d+ rows are the same, SHA-256 [0-9a-f]{64}\./);
    const env = { ...here(), DATABASE_URL: url };
    expect(await command(env, 'verify', '--hash')).toMatchObject(ok);
    const server = await startOn({ url });
    const { alice, bob } = readOldInstallation('sqlite').people;
    for (const { email, password, answers } of [alice, bob]) {
      const client = new TestClient(server.url);
      expect((await client.send('POST', '/api/auth/login', { email, password })).status).toBe(200);
      const entries = await client.send('GET', '/api/journal/entries');
      expect(entries.body).toMatchObject(answers['/api/journal/entries'] as object[]);
    }
  });

  it('takes along rows of every table, in an order in which they may point to one another', async () => {
    const filled = fillEmptyTables(old.file);
    expect(filled).toEqual(
      expect.arrayContaining(['moderation_note', 'came_by', 'prayer_item', 'circle_link']),
    );
    const { url } = await emptyDatabase();
    expect(await command(here(), 'move', '--to', url)).toMatchObject(ok);
    for (const table of filled) expect([table, await countIn(url, table)]).toEqual([table, 1]);
  });

  it('goes on counting where SQLite was', async () => {
    old.change(`insert into event_delivery (position, id, handler, type, subject, payload, created_at, due_at, attempts)
      values (41, 'a', 'b', 'c', 'd', '{}', 0, 0, 0)`);
    const { url } = await emptyDatabase();
    expect(await command(here(), 'move', '--to', url)).toMatchObject(ok);
    await withDatabaseOf({ url }, async (db) => {
      const row = { id: 'e', handler: 'b', type: 'c', subject: 'd', user_id: null, payload: '{}' };
      const times = {
        created_at: 0,
        due_at: 0,
        attempts: 0,
        claimed_until: null,
        last_error: null,
        parked_at: null,
      };
      const { position } = await db
        .insertInto('event_delivery')
        .values({ ...row, ...times })
        .returning('position')
        .executeTakeFirstOrThrow();
      expect(position).toBe(42);
    });
  });

  it('gives open browsers no number again that was swept before it', async () => {
    old.change(`insert into live_message (position, user_id, changed, created_at)
      select 41, id, '[]', 0 from user limit 1`);
    old.change('delete from live_message');
    const { url } = await emptyDatabase();
    expect(await command(here(), 'move', '--to', url)).toMatchObject(ok);
    await withDatabaseOf({ url }, async (db) => {
      const { id } = await db.selectFrom('user').select('id').limit(1).executeTakeFirstOrThrow();
      const { position } = await db
        .insertInto('live_message')
        .values({ user_id: id, changed: '[]', created_at: 0 })
        .returning('position')
        .executeTakeFirstOrThrow();
      expect(position).toBe(42);
    });
  });

  it('beside a running server copies what there is, and finishes after it', async () => {
    const { url } = await emptyDatabase();
    const server = old.use();
    const first = await command(here(), 'move', '--to', url);
    expect(first).toEqual({ code: 2, said: expect.stringContaining('Stop it and run this again') });
    expect(await countIn(url, 'user')).toBe(3);
    server.change(`
      update "user" set "firstName" = 'Alicia' where email = 'alice@example.org';
      delete from verse_favorite;
      insert into sign_in_failure (id, subject, failed_at) values ('new', 'address:::1', 7)`);
    server.close();
    const second = await command(here(), 'move', '--to', url);
    expect(second.code).toBe(0);
    expect(second.said).toContain('user: 3 rows, 1 written.');
    expect(second.said).toMatch(/verse_favorite: 0 rows, 0 written, \d+ removed\./);
    expect(await command({ ...here(), DATABASE_URL: url }, 'verify')).toMatchObject(ok);
  });

  it('copes with people who have exchanged what is unique', async () => {
    const { url } = await emptyDatabase();
    const server = old.use();
    expect((await command(here(), 'move', '--to', url)).code).toBe(2);
    server.change(`
      update "user" set email = 'x' where email = 'alice@example.org';
      update "user" set email = 'alice@example.org' where email = 'bob@example.org';
      update "user" set email = 'bob@example.org' where email = 'x'`);
    server.close();
    expect(await command(here(), 'move', '--to', url)).toMatchObject(ok);
    const names = await withDatabaseOf({ url }, (db) =>
      db.selectFrom('user').select('firstName').orderBy('email').execute(),
    );
    expect(names.map(({ firstName }) => firstName)).toEqual(['Bob', 'Alice', 'Carol']);
  });

  it('that is killed leaves nothing that a server starts on, and goes on', async () => {
    const { url } = await emptyDatabase();
    const first = await commandThatHangs('user: 3 rows', here(), 'move', '--to', url);
    expect((await command(here(), 'move', '--to', url)).said).toMatch(
      /cannot be read now.*is another move running\?$/,
    );
    await first.kill();
    expect([await countIn(url, 'user'), await countIn(url, 'journal_entry')]).toEqual([3, 0]);
    // What a server does first.
    const start = withDatabaseOf({ url }, (db) => migrateToLatest(db, migrationsOf()));
    await expect(start).rejects.toThrow(/^Not all rows have been moved /);
    const second = await command(here(), 'move', '--to', url);
    expect(second).toMatchObject({ code: 0, said: expect.stringContaining('user: 3 rows, 0 written.') });
    expect(await command({ ...here(), DATABASE_URL: url }, 'verify')).toMatchObject(ok);
  });

  it('into a database that has something in it is refused, and nothing is changed', async () => {
    const { url } = await emptyDatabase(false);
    const db = openDatabase({ url });
    await sql`create table somebody_elses (id text primary key)`.execute(db);
    await db.destroy();
    expect(await command(here(), 'move', '--to', url)).toEqual({
      code: 1,
      said: 'That database is in use: it has tables or rows already. Make an empty one.',
    });
    const finished = await emptyDatabase();
    expect(await command(here(), 'move', '--to', finished.url)).toMatchObject(ok);
    expect((await command(here(), 'move', '--to', finished.url)).said).toContain('is in use');
    const set = { ...here(), DATABASE_URL: finished.url };
    expect((await command(set, 'move', '--to', url)).said).toContain('in PostgreSQL already');
  });

  it('of a database of another version is refused', async () => {
    const { url } = await emptyDatabase();
    old.change("delete from kysely_migration where name = '013-event-lookups'");
    expect((await command(here(), 'move', '--to', url)).said).toContain('013-event-lookups');
  });

  it('names the row that PostgreSQL cannot keep', async () => {
    const { url } = await emptyDatabase();
    old.change("update session set \"userAgent\" = 'a' || char(0) || 'b'");
    const { code, said } = await command(here(), 'move', '--to', url);
    expect(code).toBe(1);
    expect(said).toMatch(
      /session\.userAgent of \["[0-9a-f-]+"\]: PostgreSQL keeps no text with the character NUL/,
    );
  });

  it('hides the password of the address that it says to set', async () => {
    const { url } = await emptyDatabase();
    const address = new URL(url);
    address.password = 'very-secret';
    const { said } = await command(here(), 'move', '--to', address.href);
    expect(said).toContain('DATABASE_URL=postgres://');
    expect(said).not.toContain('very-secret');
  });
});

describe.skipIf(inject('s3Offer') === null)('a move of the files to a bucket', () => {
  let bucket: TestBucket;
  beforeEach(async () => {
    bucket = await createTestBucket(inject('s3Offer'));
  });
  afterEach(() => bucket.remove());

  const settings = () => ({
    ...here(),
    S3_ENDPOINT: bucket.settings.endpoint,
    S3_BUCKET: bucket.settings.bucket,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  });

  it('takes all of them along, those in parts too, and sends none of them twice', async () => {
    const moved = await command(settings(), 'move', '--files-to', 's3');
    expect(moved).toEqual({ code: 0, said: expect.stringMatching(/^4 objects .* 4 of them sent now\./m) });
    expect(await command(settings(), 'verify', '--hash')).toMatchObject(ok);
    const again = await command(settings(), 'move', '--files-to', 's3');
    expect(again).toEqual({ code: 0, said: expect.stringMatching(/^4 objects .* 0 of them sent now\./m) });
    const server = await startOn({ file: old.file }, createS3ObjectStore(bucket.settings));
    const { bob } = readOldInstallation('sqlite').people;
    const client = new TestClient(server.url);
    await client.send('POST', '/api/auth/login', { email: bob.email, password: bob.password });
    const { inParts } = readOldInstallation('sqlite').files;
    const led = (await client.fetch(`/api/files/${inParts.id}/content`)).headers.get('location');
    const content = await (await fetch(led!)).text();
    expect(content === inParts.line.repeat(inParts.lines) + inParts.end).toBe(true);
  });

  it('sends again what is there with other bytes, and tells of what the disk does not have', async () => {
    const store = createS3ObjectStore(bucket.settings);
    const { single, inParts } = readOldInstallation('sqlite').files;
    const wrong = async function* () {
      yield Buffer.alloc(single.content.length, 'x');
    };
    await store.put(single.id, wrong(), { maxBytes: 1000, contentType: 'text/plain' });
    expect((await command(settings(), 'move', '--files-to', 's3')).said).toMatch(/4 of them sent now/);
    expect(await command(settings(), 'verify', '--hash')).toMatchObject(ok);
    rmSync(path.join(old.dataDir, 'objects'), { recursive: true });
    const lost = await command(settings(), 'move', '--files-to', 's3');
    expect(lost).toEqual({
      code: 1,
      said: expect.stringContaining(`Object ${inParts.id} is not on the disk`),
    });
  });

  it.skipIf(inject('postgresUrl') === null)('and to PostgreSQL goes in one', async () => {
    const { url } = await emptyDatabase();
    const moved = await command(settings(), 'move', '--to', url, '--files-to', 's3');
    expect(moved).toMatchObject(ok);
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'lampstand-data-'));
    onTestFinished(() => rmSync(elsewhere, { recursive: true }));
    const env = { ...settings(), DATA_DIR: elsewhere, DATABASE_URL: url };
    expect(await command(env, 'verify', '--hash')).toMatchObject(ok);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { isPooled } from '#platform/server/db/open-postgres.ts';
import { freePort } from '#test-support/throwaway-postgres.ts';
import { migrateConfiguredDatabase, openConfiguredDatabase, whyUnusable } from './configured-database.ts';
import { migrationsOf } from './migrations-of.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const say = () => {};

test('a start that must not change the schema waits for `lampstand migrate`', async () => {
  const config = readConfig({ DATA_DIR: folder, MIGRATE_AT_START: 'false' });
  const refused = openConfiguredDatabase(config, say);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(
    /^The database is older .* Run `lampstand migrate` \(in a checkout `npm run migrate`\), then start again\.$/,
  );
  expect(await migrateConfiguredDatabase(config, say)).toEqual(Object.keys(migrationsOf()));
  const db = await openConfiguredDatabase(config, say);
  await db.destroy();
  expect(await migrateConfiguredDatabase(config, say)).toEqual([]);
});

test('that a database is new is said once, where it was made', async () => {
  const said: string[] = [];
  for (const _ of [1, 2]) {
    const db = await openConfiguredDatabase(readConfig({ DATA_DIR: folder }), (line) => said.push(line));
    await db.destroy();
  }
  expect(said).toEqual([
    `Made a new, empty database in ${path.join(folder, 'lampstand.db')}. If people had accounts here before, DATA_DIR names another folder than theirs, or its disk is not mounted.`,
  ]);
});

test('a PostgreSQL that is not there is named in one line', async () => {
  const config = readConfig({ DATABASE_URL: `postgres://lampstand@127.0.0.1:${await freePort()}/lampstand` });
  const refused = openConfiguredDatabase(config, say);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/^The database cannot be used now: .*ECONNREFUSED.*$/);
});

test.skipIf(inject('postgresUrl') === null)('a session that keeps its settings is no pooler’s', async () => {
  expect(await isPooled(inject('postgresUrl')!)).toBe(false);
});

test('a pooler is known by refusing the settings of a session', async () => {
  // What PgBouncer says in the protocol's words: an error with its severity, code and message.
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`);
  const message = Buffer.concat([Buffer.from('E\0\0\0\0'), body]);
  message.writeInt32BE(body.length + 4, 1);
  const pooler = createServer((socket) => socket.once('data', () => socket.end(message)));
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  const { port } = pooler.address() as { port: number };
  expect(await isPooled(`postgres://lampstand@127.0.0.1:${port}/lampstand`)).toBe(true);
  await new Promise((resolve) => pooler.close(resolve));
});

test('says that the disk is full where SQLite speaks of an error of the disk', () => {
  const error = { message: '/data/lampstand.db: disk I/O error' };
  expect(whyUnusable(error, { free: 1_000_000 })).toMatch(/^The disk of DATA_DIR is full/);
  const words = 'The database cannot be used now: /data/lampstand.db: disk I/O error';
  expect([whyUnusable(error, { free: 1e9 }), whyUnusable(error, null)]).toEqual([words, words]);
});

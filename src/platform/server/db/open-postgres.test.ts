import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BreakableProxy, startBreakableProxy } from '#test-support/breakable-proxy.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';
import type { Db, DbOrTx } from './database.ts';
import { inLane } from './lane.ts';
import { listenTo, notify } from './notifications.ts';
import { openDatabase } from './open-database.ts';
import type { PostgresLocation } from './open-postgres.ts';
import { createReadiness } from './readiness.ts';

describe.skipIf(inject('postgresUrl') === null)('PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof createPostgresDatabase>>;
  beforeAll(async () => {
    made = await createPostgresDatabase(inject('postgresUrl'));
  });
  afterAll(() => made.remove());

  async function withDb<T>(how: Partial<PostgresLocation>, work: (db: Db) => Promise<T>): Promise<T> {
    const db = openDatabase({ ...made.location, ...how });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  async function boundsOf(db: DbOrTx): Promise<Record<string, string>> {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(db);
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  }

  const BOUNDS = {
    statement_timeout: '7000',
    lock_timeout: '3000',
    idle_in_transaction_session_timeout: '15000',
  };

  it('bounds every session', () => withDb({}, async (db) => expect(await boundsOf(db)).toEqual(BOUNDS)));

  it('bounds every transaction behind a pooler, and leaves nothing to the next one of the session', () =>
    withDb({ pooled: true }, async (db) => {
      expect(await db.transaction().execute(boundsOf)).toEqual(BOUNDS);
      expect(Object.values(await boundsOf(db))).toEqual(['0', '0', '0']);
    }));

  it('is heard past a pooler where there is a direct address', () =>
    withDb({ pooled: true, directUrl: made.location.url }, async (db) => {
      let count = 0;
      const stop = listenTo(db, 'a_bell', () => count++);
      // Once when it begins to listen.
      await expect.poll(() => count).toBe(1);
      await db.transaction().execute((tx) => notify(tx, 'a_bell'));
      await expect.poll(() => count).toBe(2);
      await stop();
    }));

  it('is asked whether it answers past all connections that are in use', () =>
    withDb({ poolSize: 2 }, async (db) => {
      const readiness = createReadiness(db);
      // Two kinds of calls, so that each gets one.
      const held = await Promise.all(
        ['a', 'b'].map((kind) => inLane({ kind, user: null }, () => db.startTransaction().execute())),
      );
      await readiness.ask();
      await Promise.all(held.map((transaction) => transaction.rollback().execute()));
      await readiness.close();
    }));

  async function withProxy(work: (db: Db, proxy: BreakableProxy) => Promise<void>): Promise<void> {
    const target = new URL(made.location.url);
    const proxy = await startBreakableProxy({ host: target.hostname, port: Number(target.port) });
    target.port = String(proxy.port);
    await withDb({ url: target.href }, (db) => work(db, proxy));
    await proxy.cut();
  }

  it('is listened to on another line when one says nothing any more', () =>
    withProxy(async (db, proxy) => {
      let count = 0;
      const stop = listenTo(db, 'a_bell', () => count++, { every: 10, answer: 100 });
      await expect.poll(() => count).toBe(1);
      expect(proxy.silence()).toBe(1);
      await expect.poll(() => count).toBe(2);
      await stop();
    }));

  it('is left without a goodbye where none would be answered', () =>
    withProxy(async (db, proxy) => {
      const readiness = createReadiness(db);
      await readiness.ask();
      let isHeard = false;
      const stop = listenTo(db, 'a_bell', () => {
        isHeard = true;
      });
      await expect.poll(() => isHeard).toBe(true);
      expect(proxy.silence()).toBe(2);
      await stop();
      await readiness.close();
    }));
});

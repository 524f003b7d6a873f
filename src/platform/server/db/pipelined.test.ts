import { type PostgresPoolClient, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import type { Db } from './database.ts';
import { databaseFault } from './database-errors.ts';
import { openDatabase } from './open-database.ts';
import { together } from './pipelined.ts';
import { beginningWithReads } from './pipelined-line.ts';
import { prepared } from './prepared.ts';
import { inTransaction } from './transaction.ts';

describe('together', () => {
  it('gives the results in the order of the statements', async () => {
    expect(await together(Promise.resolve(1), 'two', Promise.resolve(null))).toEqual([1, 'two', null]);
  });

  it('says what failed first, once all have ended', async () => {
    const { promise: slow, resolve: end } = Promise.withResolvers<void>();
    const both = together(Promise.reject(new Error('first')), Promise.reject(new Error('second')), slow);
    let hasSaid = false;
    both.catch(() => {
      hasSaid = true;
    });
    await new Promise(setImmediate);
    expect(hasSaid).toBe(false);
    end();
    await expect(both).rejects.toThrow('first');
  });
});

describe('a transaction whose begin is not waited for', () => {
  const sent: string[] = [];
  const begin = vi.fn<() => Promise<void>>();
  const line = () =>
    beginningWithReads({
      async query(sql: string) {
        sent.push(sql);
        if (sql === 'begin') await begin();
        return { command: 'SELECT', rowCount: 0, rows: [] };
      },
      release() {},
    } as unknown as PostgresPoolClient);
  beforeEach(() => void sent.splice(0));

  it('sends reads right behind it, and writes once it has begun', async () => {
    const { promise, resolve: hasBegun } = Promise.withResolvers<void>();
    begin.mockReturnValueOnce(promise);
    const client = line();
    await client.query('begin', []);
    const read = client.query('select 1', []);
    const write = client.query('insert into lamp', []);
    expect(sent).toEqual(['begin', 'select 1']);
    hasBegun();
    await Promise.all([read, write]);
    expect(sent).toEqual(['begin', 'select 1', 'insert into lamp']);
  });

  it('writes nothing, and commits nothing, when it did not begin', async () => {
    begin.mockRejectedValueOnce(new Error('no begin'));
    const client = line();
    await client.query('begin', []);
    for (const sql of ['select 1', 'insert into lamp', 'commit']) {
      await expect(client.query(sql, [])).rejects.toThrow('no begin');
    }
    expect(sent).toEqual(['begin', 'select 1']);
  });
});

const light = prepared<{ id: string }>((db) => ({
  compile: () => sql<{ id: string }>`insert into lamp values (${''})`.compile(db),
}));
const lamps = prepared<{ id: string }>((db) => ({
  compile: () => sql<{ id: string }>`select id from lamp where id > ${''} order by id`.compile(db),
}));
const keptPlans = async (db: Db) =>
  (await sql`select name from pg_prepared_statements`.execute(db)).rows.length;

describe.skipIf(inject('postgresUrl') === null)('statements in one round trip to PostgreSQL', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase('postgres', inject('postgresUrl'), inject('databaseTemplates'));
    await sql`create table lamp (id text primary key)`.execute(database.db);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.drop();
  });

  it('are kept together or not at all, and the connection goes on', async () => {
    const { db } = database;
    const lightAll = (...ids: string[]) =>
      inTransaction(db, (tx) => together(...ids.map((id) => light(tx, [id]))));
    await expect(lightAll('a', 'a', 'b')).rejects.toMatchObject({ code: '23505' });
    expect(await lamps(db, [''])).toEqual([]);
    await lightAll('b', 'a');
    expect(await lamps(db, [''])).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  it('are planned once on a connection', async () => {
    await lamps(database.db, ['']);
    await lamps(database.db, ['']);
    expect(await keptPlans(database.db)).toBe(1);
  });

  it('are planned anew when a migration beside them has changed the table: at once, or when a transaction is asked for again', async () => {
    const { db } = database;
    const whole = prepared((of) => of.selectFrom('lamp' as never).selectAll());
    const addColumn = (name: string) => sql`alter table lamp add column ${sql.ref(name)} integer`.execute(db);
    await light(db, ['a']);
    await whole(db, []);
    await addColumn('oil');
    expect(await whole(db, [])).toEqual([{ id: 'a', oil: null }]);
    await addColumn('wick');
    const inOne = () => inTransaction(db, (tx) => whole(tx, []));
    const refusal: unknown = await inOne().catch((error: unknown) => error);
    expect(databaseFault(refusal)).toBe('unavailable');
    expect(await inOne()).toEqual([{ id: 'a', oil: null, wick: null }]);
  });

  it('are not kept behind a pooler, which may give each transaction another server', async () => {
    const db = openDatabase({ ...database.location, pooled: true });
    await lamps(db, ['']);
    expect(await keptPlans(db)).toBe(0);
    await db.destroy();
  });
});

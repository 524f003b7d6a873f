import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteArrival } from '../turn.ts';
import { databaseFault } from './database-errors.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';

/** What a server does between two calls. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Tables {
  lamp: { id: string; oil: number };
}

describe('SQLite beneath Kysely', () => {
  let folder: string;
  let writer: DatabaseSync;
  let db: Kysely<Tables>;
  let flushes: number;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'lampstand-sqlite-'));
    const file = path.join(folder, 'a.db');
    writer = new DatabaseSync(file);
    writer.exec(
      'pragma busy_timeout = 0; pragma journal_mode = wal; create table lamp (id text primary key, oil integer not null)',
    );
    flushes = 0;
    const exec = writer.exec.bind(writer);
    writer.exec = (text) => {
      if (text === 'commit') flushes++;
      exec(text);
    };
    db = new Kysely<Tables>({ dialect: nodeSqliteDialect({ writer, reader: new DatabaseSync(file) }) });
  });

  afterEach(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  const fill = (id: string, oil = 1) =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('lamp').values({ id, oil }).execute();
      await tx
        .updateTable('lamp')
        .set({ oil: oil + 1 })
        .where('id', '=', id)
        .execute();
    });
  const lamps = async () =>
    (await db.selectFrom('lamp').select('id').orderBy('id').execute()).map((r) => r.id);

  it('limits rows without naming the number bare, by which SQLite would plan the query again each time', async () => {
    for (const id of ['a', 'b', 'c']) await fill(id);
    const some = db.selectFrom('lamp').select('id').orderBy('id').limit(2);
    expect(some.compile().sql).toMatch(/limit \? \+ 0$/);
    expect(await some.execute()).toHaveLength(2);
  });

  it('flushes transactions that end together once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => fill(id)));
    expect(await lamps()).toEqual(['a', 'b', 'c', 'd']);
    expect(flushes).toBe(1);
  });

  it('undoes a transaction that fails, and none of those that it shared a flush with', async () => {
    await fill('b');
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((id) => fill(id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(databaseFault((outcomes[1] as PromiseRejectedResult).reason)).toBe('unique');
    expect(await lamps()).toEqual(['a', 'b', 'c']);
  });

  it('shows nobody what is not on the disk', async () => {
    let seenWithin: string[] = [];
    let seenBeside: string[] = [];
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('lamp').values({ id: 'a', oil: 1 }).execute();
      seenWithin = (await tx.selectFrom('lamp').select('id').execute()).map(({ id }) => id);
      seenBeside = await lamps();
    });
    expect([seenWithin, seenBeside, await lamps()]).toEqual([['a'], [], ['a']]);
  });

  it('shows the reads of one call the same, whatever another process writes meanwhile, and the next call all of it', async () => {
    const other = new DatabaseSync(path.join(folder, 'a.db'));
    await nextTurn();
    const first = await lamps();
    other.exec("insert into lamp (id, oil) values ('a', 1)");
    const second = await lamps();
    await nextTurn();
    expect([first, second, await lamps()]).toEqual([[], [], ['a']]);
    other.close();
  });

  it('shows what was committed at once to whoever has read before in the same turn', async () => {
    let before: string[] = [];
    const first = fill('a');
    await db.transaction().execute(async () => {
      // The flush for both is due by now, and comes with the end of this one: in the same turn as the read.
      await nextTurn();
      await nextTurn();
      before = await lamps();
    });
    expect([before, await lamps()]).toEqual([[], ['a']]);
    await first;
  });

  it('answers before the flush to nobody, and tells everybody when it fails', async () => {
    const exec = writer.exec;
    writer.exec = (text) => {
      if (text === 'commit')
        throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
      exec(text);
    };
    const outcomes = await Promise.allSettled([fill('a'), fill('b')]);
    expect(outcomes.map((o) => o.status === 'rejected' && databaseFault(o.reason))).toEqual([
      'unavailable',
      'unavailable',
    ]);
    writer.exec = exec;
    expect(await lamps()).toEqual([]);
    await fill('a');
    expect(await lamps()).toEqual(['a']);
  });

  it('tells everybody whose transaction SQLite undid with another one', async () => {
    await sql`pragma max_page_count = 2`.execute(db);
    const outcomes = await Promise.allSettled([fill('a'), fill('x'.repeat(20_000)), fill('c')]);
    const kept = await lamps();
    const told = outcomes.map(({ status }) => status === 'fulfilled');
    expect(told[1]).toBe(false);
    expect(kept).toEqual([...(told[0] ? ['a'] : []), ...(told[2] ? ['c'] : [])]);
    await sql`pragma max_page_count = 1000`.execute(db);
    await fill('d');
    expect(await lamps()).toContain('d');
  });

  it('flushes a write outside transactions before it is answered', async () => {
    await db.insertInto('lamp').values({ id: 'a', oil: 1 }).execute();
    expect(flushes).toBe(1);
    expect(writer.isTransaction).toBe(false);
    await expect(db.insertInto('lamp').values({ id: 'a', oil: 1 }).execute()).rejects.toThrow(/UNIQUE/);
    const { numUpdatedRows } = await db.updateTable('lamp').set({ oil: 5 }).executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
  });

  it('lets a long transaction end before the flush, and nobody else begin', async () => {
    const order: string[] = [];
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    const long = db.transaction().execute(async (tx) => {
      await tx.insertInto('lamp').values({ id: 'long', oil: 1 }).execute();
      await hold;
    });
    const others = ['a', 'b'].map((id) => fill(id).then(() => order.push(id)));
    await new Promise(setImmediate);
    expect(await lamps()).toEqual([]);
    letGo();
    await long.then(() => order.push('long'));
    await Promise.all(others);
    expect(order.toSorted()).toEqual(['a', 'b', 'long']);
    expect(await lamps()).toEqual(['a', 'b', 'long']);
  });

  it('copies its log into the file: a short one at the commit, a long one in a turn of its own', async () => {
    const logged = () => {
      const { log, checkpointed } = writer.prepare('pragma wal_checkpoint(noop)').get()!;
      return { pages: Number(log), left: Number(log) - Number(checkpointed) };
    };
    const fillPages = (count: number) =>
      db.transaction().execute(async (tx) => {
        for (let i = 0; i < count; i++) {
          await tx
            .insertInto('lamp')
            .values({ id: `${Math.random()}${'x'.repeat(3000)}`, oil: 1 })
            .execute();
        }
      });
    await fillPages(1500);
    const long = logged();
    expect(long.pages).toBeGreaterThan(2000);
    expect(long.left).toBe(long.pages);
    // People read meanwhile in every turn.
    for (let turn = 0; turn < 2; turn++) {
      noteArrival();
      await lamps();
      await nextTurn();
    }
    expect(logged()).toEqual({ pages: long.pages, left: 0 });
    // The log begins anew.
    for (let i = 0; i < 20; i++) {
      noteArrival();
      await lamps();
      await fillPages(90);
      expect(logged().pages).toBeLessThan(2000);
    }
  });

  describe('while another process holds the write lock', () => {
    let other: DatabaseSync;
    beforeEach(() => {
      other = new DatabaseSync(path.join(folder, 'a.db'));
      other.exec("begin immediate; insert into lamp values ('other', 1)");
    });
    afterEach(() => other.close());

    it('goes on reading, and writes as soon as the lock is gone', async () => {
      const saved = Promise.all([fill('a'), fill('b')]);
      const single = db.insertInto('lamp').values({ id: 'c', oil: 1 }).execute();
      const changed = sql`create table wick (id text)`.execute(db);
      await new Promise(setImmediate);
      expect(await lamps()).toEqual([]);
      other.exec('commit');
      await Promise.all([saved, single, changed]);
      expect(await lamps()).toEqual(['a', 'b', 'c', 'other']);
    });

    it('gives up in the end, for all who wait', async () => {
      let pauses = 0;
      const impatient = new Kysely<Tables>({
        dialect: nodeSqliteDialect({
          writer,
          reader: new DatabaseSync(path.join(folder, 'a.db')),
          lockWait: { patienceMs: 0, pass: async () => void pauses++ },
        }),
      });
      const add = (id: string) => impatient.insertInto('lamp').values({ id, oil: 1 }).execute();
      const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(add));
      expect(outcomes.map((o) => o.status === 'rejected' && databaseFault(o.reason))).toEqual([
        'unavailable',
        'unavailable',
        'unavailable',
      ]);
      expect(pauses).toBe(0);
      other.exec('rollback');
      await add('a');
      expect(await lamps()).toEqual(['a']);
    });
  });

  it('sees columns that were added', async () => {
    await fill('a');
    const all = () => db.selectFrom('lamp').selectAll().execute();
    expect(await all()).toEqual([{ id: 'a', oil: 2 }]);
    writer.exec('alter table lamp add column wick text');
    await nextTurn();
    expect(await all()).toEqual([{ id: 'a', oil: 2, wick: null }]);
  });
});

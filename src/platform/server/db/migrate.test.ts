import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, test } from 'vitest';
import { connectForeigner } from '#test-support/foreigner.ts';
import { createPostgresDatabase, sqliteFile } from '#test-support/test-database.ts';
import { createIndexConcurrently } from './concurrent-index.ts';
import type { Db } from './database.ts';
import { expectLatest, groupsOf, migrateToLatest, type SchemaSteps } from './migrate.ts';
import { type DatabaseLocation, openDatabase } from './open-database.ts';

// biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
type Schema = Kysely<any>;

const table = (name: string) => ({
  up: (db: Schema) => db.schema.createTable(name).addColumn('id', 'text').execute(),
});
const fails = { up: () => Promise.reject(new Error('the power went')) };
const index = {
  up: (db: Schema) => createIndexConcurrently(db, { index: 'lamp_id', table: 'lamp', on: ['id'] }),
  outsideTransaction: true,
};

test('steps share a transaction, but for those that run outside of one', () => {
  const steps = { a: {}, b: {}, c: index, d: index, e: {} } as unknown as SchemaSteps;
  expect(groupsOf(Object.keys(steps), steps)).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
});

describe.each(['sqlite', 'postgres'] as const)('the schema on %s', (engine) => {
  describe.skipIf(engine === 'postgres' && inject('postgresUrl') === null)('is brought up to date', () => {
    let location: DatabaseLocation;
    let db: Db;
    let remove: () => Promise<void>;

    beforeEach(async () => {
      const made = engine === 'sqlite' ? sqliteFile() : await createPostgresDatabase(inject('postgresUrl'));
      ({ location, remove } = made);
      db = openDatabase(location);
    });
    afterEach(async () => {
      await db.destroy();
      await remove();
    });

    const tables = async () => (await db.introspection.getTables()).map(({ name }) => name).sort();

    it('or not at all, as far as steps share a transaction', async () => {
      const broken = { '001-lamp': table('lamp'), '002-oil': fails };
      await expect(migrateToLatest(db, broken)).rejects.toThrow('the power went');
      expect(await tables()).toEqual([]);
      expect(await migrateToLatest(db, { ...broken, '002-oil': table('oil') })).toHaveLength(2);
    });

    it('also by a step that was given a lower number than one that has been run', async () => {
      await migrateToLatest(db, { '001-lamp': table('lamp'), '003-oil': table('oil') });
      const steps = { '001-lamp': table('lamp'), '002-wick': table('wick'), '003-oil': table('oil') };
      expect(await migrateToLatest(db, steps)).toEqual(['002-wick']);
      expect(await tables()).toEqual(['lamp', 'oil', 'wick']);
    });

    it('unless it is newer than the program', async () => {
      await migrateToLatest(db, { '001-lamp': table('lamp'), '002-oil': table('oil') });
      const older = { '001-lamp': table('lamp') };
      for (const start of [migrateToLatest, expectLatest]) {
        await expect(start(db, older)).rejects.toThrow(/^The database is newer .* not know 002-oil\. .*$/);
      }
    });

    it('by hand, when a start must not do it', async () => {
      const steps = { '001-lamp': table('lamp'), '002-oil': table('oil') };
      await expect(expectLatest(db, steps)).rejects.toThrow(/2 steps are missing.*001-lamp.*npm run migrate/);
      expect(await tables()).toEqual([]);
      await migrateToLatest(db, steps);
      await expectLatest(db, steps);
    });

    if (engine === 'postgres') {
      const urlOf = () => (location as { url: string }).url;

      // On SQLite it is the file that makes processes take turns, not code of ours: `starting.api.test.ts` shows that.
      it('by several processes at once, each step once', async () => {
        const steps = { '001-lamp': table('lamp'), '002-index': index, '003-oil': table('oil') };
        const others = [openDatabase(location), openDatabase(location)];
        const patience = { lock: 2000, pause: 5, atMost: 60_000 };
        const ran = await Promise.all(
          [db, ...others].map((one) => migrateToLatest(one, steps, { patience })),
        );
        await Promise.all(others.map((one) => one.destroy()));
        expect(ran.flat().sort()).toEqual(Object.keys(steps));
        expect(await tables()).toEqual(['lamp', 'oil']);
        expect(await migrateToLatest(db, steps)).toEqual([]);
      });

      it('without the bounds that the role has for calls', async () => {
        const { pathname } = new URL(urlOf());
        await sql`alter database ${sql.id(pathname.slice(1))} set statement_timeout = '7s'`.execute(db);
        const seen: string[] = [];
        const look = async (one: Schema) => {
          const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(one);
          seen.push(rows[0]!.statement_timeout);
        };
        await migrateToLatest(db, {
          '001-in': { up: look },
          '002-out': { up: look, outsideTransaction: true },
        });
        expect(seen).toEqual(['0', '0']);
      });

      it('with writers let through while others hold a table', async () => {
        await migrateToLatest(db, { '001-lamp': table('lamp') });
        const steps = {
          '001-lamp': table('lamp'),
          '002-oil': {
            up: (tx: Schema) => tx.schema.alterTable('lamp').addColumn('oil', 'text').execute(),
          },
        };
        const foreigner = await connectForeigner(urlOf());
        await foreigner.hold('insert into lamp (id) values ($1)', ['held']);
        // It waits, gives up, and says so: only then can the insert below be answered while the foreigner holds on.
        let said = '';
        const migrated = new Promise<string[]>((resolve, reject) => {
          const say = (line: string) => {
            said = line;
            sql`insert into lamp (id) values ('written meanwhile')`
              .execute(db)
              .then(() => foreigner.letGo())
              .catch(reject);
          };
          migrateToLatest(db, steps, { say, patience: { lock: 50, pause: 5, atMost: 60_000 } }).then(
            resolve,
            reject,
          );
        });
        expect(await migrated).toEqual(['002-oil']);
        expect(said).toBe('Waiting for others to let go of the tables that 002-oil changes.');
        await foreigner.leave();
      });

      it('or says what holds it up', async () => {
        await migrateToLatest(db, { '001-lamp': table('lamp') });
        const foreigner = await connectForeigner(urlOf());
        await foreigner.hold('lock table lamp');
        const steps = {
          '001-lamp': table('lamp'),
          '002-gone': { up: (tx: Schema) => tx.schema.dropTable('lamp').execute() },
        };
        const tried = migrateToLatest(db, steps, { patience: { lock: 20, pause: 1, atMost: 0 } });
        await expect(tried).rejects.toThrow(/others hold its tables \(.*lock timeout.*\)\. End them/);
        await foreigner.leave();
      });

      it('by an index that takes the place of one that was left unfinished', async () => {
        await migrateToLatest(db, { '001-lamp': table('lamp') });
        await sql`insert into lamp values ('twice'), ('twice')`.execute(db);
        // What a killed process leaves behind: an index that is kept up and never used.
        await expect(
          sql`create unique index concurrently lamp_id on lamp (id)`.execute(db),
        ).rejects.toThrow();
        const isValid = async () => {
          const { rows } = await sql<{ ok: boolean }>`
            select indisvalid as ok from pg_index where indexrelid = 'lamp_id'::regclass`.execute(db);
          return rows[0]?.ok;
        };
        expect(await isValid()).toBe(false);
        const steps = { '001-lamp': table('lamp'), '002-index': index };
        expect(await migrateToLatest(db, steps)).toEqual(['002-index']);
        expect(await isValid()).toBe(true);
      });

      it('by an index, with writers never waiting', async () => {
        await migrateToLatest(db, { '001-lamp': table('lamp') });
        // An open transaction that has written keeps the index from being finished, for as long as it lasts.
        const foreigner = await connectForeigner(urlOf());
        await foreigner.hold('insert into lamp (id) values ($1)', ['held']);
        const steps = { '001-lamp': table('lamp'), '002-index': index };
        const migrated = migrateToLatest(db, steps);
        const building = async () => {
          const { rows } = await sql<{ count: number }>`
            select count(*) as count from pg_stat_activity
            where datname = current_database() and query like 'create index concurrently%'
              and wait_event_type = 'Lock'`.execute(db);
          return rows[0]!.count;
        };
        await expect.poll(building).toBe(1);
        await sql`insert into lamp (id) values ('written meanwhile')`.execute(db);
        expect(await building()).toBe(1);
        await foreigner.letGo();
        expect(await migrated).toEqual(['002-index']);
        await foreigner.leave();
      });
    }
  });
});

import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { MINUTE_MS } from '#contract/durations.ts';
import { ConfigError } from '../config.ts';
import { MOVED, WAS_MOVED } from './copying/moved-mark.ts';
import { IS_HALF_MOVED, MOVING } from './copying/moving-mark.ts';
import type { Db } from './database.ts';
import { isHeldByOthers } from './database-errors.ts';
import { engineOf } from './engine.ts';
import { openWithoutBounds, postgresLocationOf } from './open-postgres.ts';

/**
 * One step of the schema. What takes long on a large table (an index, the copying of many rows) says
 * `outsideTransaction`: on PostgreSQL it then runs by itself, locks no writers, and has to bear being run again, because
 * what it has done stays when it is killed (`createIndexConcurrently`). On SQLite everything is one transaction.
 */
export interface SchemaStep extends Migration {
  outsideTransaction?: boolean;
}

export type SchemaSteps = Readonly<Record<string, SchemaStep>>;

/** What stops a start because of the schema: one line that says what to do. */
export class SchemaError extends ConfigError {}

/** How long is waited for others, in milliseconds. */
export interface Patience {
  /** A change of a table waits so long for those who use it; calls that come meanwhile wait behind it. */
  lock: number;
  /** Between two tries. */
  pause: number;
  /** For another process that is at the schema, and for tables in use. */
  atMost: number;
}

const PATIENCE: Patience = { lock: 2000, pause: 1000, atMost: 10 * MINUTE_MS };

/** The lock that earlier versions take too, so that processes of both take turns. */
const LOCK = 3853314791062309107n;

interface Options {
  /** Is told in a sentence what is waited for. */
  say?: (line: string) => void;
  patience?: Patience;
}

/**
 * Brings the schema up to date; safe to run at every start and from several processes at once, which take turns. Asks one
 * question when there is nothing to do. Returns the names of the steps that it has run.
 * @throws SchemaError when the database is newer than this program, or others do not let go of it in time; otherwise the
 * first step's error. Steps that run in transactions are undone up to the last that does not.
 */
export async function migrateToLatest(db: Db, steps: SchemaSteps, options: Options = {}): Promise<string[]> {
  const { missing, isNew } = await readSchema(db, steps);
  if (missing.length === 0) return [];
  const location = postgresLocationOf(db);
  if (!location) return runTogether(db, steps, missing, options);
  const own = openWithoutBounds(location);
  try {
    if (isNew) await expectFit(own);
    return await inTurn(own, options, async () => {
      // Another process may have run them meanwhile.
      const left = (await readSchema(own, steps)).missing;
      for (const group of groupsOf(left, steps)) {
        if (steps[group[0]!]!.outsideTransaction) await migrateUpTo(own, steps, group[0]!);
        else await runTogether(own, steps, group, options);
      }
      return left;
    });
  } finally {
    await own.destroy();
  }
}

/** @throws SchemaError unless the schema is that of this program: for starts that do not change it. */
export async function expectLatest(db: Db, steps: SchemaSteps): Promise<void> {
  const { missing } = await readSchema(db, steps);
  if (missing.length === 0) return;
  const steps_ = missing.length === 1 ? '1 step is' : `${missing.length} steps are`;
  throw new SchemaError(
    `The database is older than this program: ${steps_} missing, the first is ${missing[0]}. Run \`lampstand migrate\` (in a checkout \`npm run migrate\`), then start again.`,
  );
}

/** Runs of steps that share a transaction; each that runs outside of one is alone. */
export function groupsOf(names: readonly string[], steps: SchemaSteps): string[][] {
  const groups: string[][] = [];
  let isOpen = false;
  for (const name of names) {
    const isAlone = Boolean(steps[name]?.outsideTransaction);
    if (isOpen && !isAlone) groups.at(-1)!.push(name);
    else groups.push([name]);
    isOpen = !isAlone;
  }
  return groups;
}

/** @throws SchemaError when the database has steps that this program does not know, or a move from or into it decides. */
async function readSchema(db: Db, steps: SchemaSteps): Promise<{ missing: string[]; isNew: boolean }> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const known = tables.some(({ name }) => name === 'kysely_migration');
  const rows = known
    ? (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows
    : [];
  const done = new Set(rows.map(({ name }) => name));
  if (done.has(MOVED)) throw new SchemaError(WAS_MOVED);
  if (done.has(MOVING)) throw new SchemaError(IS_HALF_MOVED);
  const unknown = [...done].filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new SchemaError(
      `The database is newer than this program, which does not know ${unknown.join(', ')}. Start the version that made it, or restore a copy from before.`,
    );
  }
  return {
    isNew: !known,
    missing: Object.keys(steps)
      .filter((name) => !done.has(name))
      .sort(),
  };
}

/**
 * What a database on PostgreSQL needs before its first table. What PostgreSQL itself says of it is lost behind what fails next, or comes
 * with the first word of somebody whose letters the encoding has not.
 * @throws SchemaError
 */
async function expectFit(db: Db): Promise<void> {
  const { rows } = await sql<{
    user: string;
    database: string;
    schema: string;
    may_create: boolean;
    encoding: string;
  }>`
    select current_user as user, current_database() as database, coalesce(current_schema(), 'public') as schema,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
      current_setting('server_encoding') as encoding`.execute(db);
  const { user, database, schema, may_create, encoding } = rows[0]!;
  if (!may_create) {
    throw new SchemaError(
      `The user ${user} may make no tables in the database ${database}. As a superuser of PostgreSQL, connected to it, run: grant create on schema ${schema} to "${user}"`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new SchemaError(
      `The database ${database} has the encoding ${encoding}, which lacks letters that people write. Make one that has all: create database ${database} encoding 'UTF8' template template0, once this one is dropped or under another name`,
    );
  }
}

/**
 * Runs steps in one transaction. Whoever changes a table waits for those who use it, and all who come after wait behind
 * that; so it waits a short while only, lets them pass, and tries again.
 */
async function runTogether(
  db: Db,
  steps: SchemaSteps,
  names: readonly string[],
  { say, patience = PATIENCE }: Options,
): Promise<string[]> {
  const isPostgres = engineOf(db) === 'postgres';
  const until = performance.now() + patience.atMost;
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (tx) => {
        if (isPostgres) {
          await sql`select set_config('lock_timeout', ${String(patience.lock)}, true),
            set_config('statement_timeout', '0', true)`.execute(tx);
        }
        // Another process may have run them while this one waited for the file.
        const left = isPostgres ? names : (await readSchema(tx, steps)).missing;
        if (left.length > 0) await migrateUpTo(tx, steps, left.at(-1)!);
        return [...left];
      });
    } catch (error) {
      if (!isHeldByOthers(error)) throw error;
      if (performance.now() > until) {
        const why = (error as Error).message;
        throw new SchemaError(
          `The schema cannot be brought up to date: others hold its tables (${why}). End them, then start again.`,
        );
      }
      if (tries === 1) say?.(`Waiting for others to let go of the tables that ${names.join(', ')} changes.`);
      await pass(patience.pause);
    }
  }
}

async function migrateUpTo(db: Db, steps: SchemaSteps, name: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...steps }) },
    // A step with a lower number than one that has been run is run as well: refusing would keep everybody out.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateTo(name, { disableTransactions: !db.isTransaction });
  if (error) throw error;
}

/**
 * Runs `work` when no other process is at the schema of this PostgreSQL database. The lock is a transaction's, because a
 * pooler may give each transaction another session, and it is asked for again and again: a transaction that waited inside
 * the database would hold a snapshot, and an index that is built beside the writers waits for the end of all of these.
 */
async function inTurn<T>(db: Db, { say, patience = PATIENCE }: Options, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience.atMost;
  for (let tries = 1; ; tries++) {
    const done = await db.transaction().execute(async (guard) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as mine,
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(guard);
      return rows[0]?.mine ? { result: await work() } : null;
    });
    if (done) return done.result;
    if (performance.now() > until) {
      throw new SchemaError(
        'Another process has been bringing the database up to date for too long. Look at it, then start again.',
      );
    }
    if (tries === 1) say?.('Waiting for another process that is bringing the database up to date.');
    await pass(patience.pause);
  }
}

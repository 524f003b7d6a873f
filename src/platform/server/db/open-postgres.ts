import { Kysely, PostgresAdapter, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { FairShare } from './fair-share.ts';
import { currentLane } from './lane.ts';
import { beginningWithReads, inOneWrite } from './pipelined-line.ts';
import { postgresLine } from './postgres-line.ts';
import { TimedPostgresDialect } from './timed-postgres-dialect.ts';

/** Where a PostgreSQL database is, and how it is talked to. */
export interface PostgresLocation {
  url: string;
  /** Leads past a pooler, for what needs a session: listening, and the changes of the schema. `url` when absent. */
  directUrl?: string | undefined;
  /** A pooler in transaction mode is in between: sessions keep nothing, and take no settings (`isPooled` finds out). */
  pooled?: boolean;
  /** How many connections one process has for calls; 20 when absent. */
  poolSize?: number;
  /** How long one statement may take, in milliseconds; 7 seconds when absent. */
  statementMs?: number;
}

/**
 * How long is waited for what, in milliseconds (docs/decisions/031-a-database-that-does-not-answer.md). A statement's own
 * bound is `statementMs`.
 */
const PATIENCE = {
  /** For a connection: made, or given back by another call. */
  connect: 5000,
  /** For a row or table that another transaction holds. Ours hold rows for milliseconds. */
  lock: 3000,
  /** What a transaction may wait for us between two statements. */
  idleInTransaction: 15_000,
  /** Beyond the server's own bound for a statement: then it is the line that says nothing. */
  beyondStatement: 1000,
} as const;

const DEFAULT_POOL_SIZE = 20;
const DEFAULT_STATEMENT_MS = 7000;

/** Settings of a session, with which the server itself ends what takes too long. */
function serverPatience({ statementMs = DEFAULT_STATEMENT_MS }: PostgresLocation) {
  return {
    statement_timeout: statementMs,
    lock_timeout: Math.min(PATIENCE.lock, statementMs),
    idle_in_transaction_session_timeout: PATIENCE.idleInTransaction,
  };
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** What every connection of ours has, whatever it is for. */
const everyConnection = {
  types,
  connectionTimeoutMillis: PATIENCE.connect,
  pipeline: true,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * A pool of connections that are shared out fairly (`FairShare`). 64-bit integers come as numbers, since all of ours
 * (times in milliseconds, counts) are below 2^53.
 *
 * A line that says nothing is noticed by the bound for an answer, one second beyond what the server itself allows a
 * statement, and thrown away. Behind a pooler a session takes no settings: there each transaction brings them along with
 * its `begin`, and only that bound is on a statement without a transaction.
 */
export function openPostgres(location: PostgresLocation): Db {
  const { url, pooled, poolSize = DEFAULT_POOL_SIZE, statementMs = DEFAULT_STATEMENT_MS } = location;
  const ofServer = serverPatience(location);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    ...everyConnection,
    query_timeout: statementMs + PATIENCE.beyondStatement,
    ...(!pooled && ofServer),
  });
  const begin = pooled ? ['begin', ...setLocal(ofServer)].join('; ') : 'begin';
  const share = new FairShare(poolSize, PATIENCE.connect);
  const db = new Kysely<Database>({
    dialect: new OwnDialect({ pool: linesOf(pool, { begin, share, keepsPlans: !pooled }) }),
  });
  locations.set(db, location);
  pools.set(db, () => ({ busy: share.held, idle: pool.idleCount, waiting: share.waiting }));
  return db;
}

/**
 * For what may take long, as changes of the schema and looking at every row: without bounds, past the pooler, and not counted
 * with the calls'.
 */
export function openWithoutBounds(location: PostgresLocation): Db {
  const url = location.directUrl ?? location.url;
  // The role may have bounds of its own, for calls. A pooler would refuse this.
  const unbounded = Object.keys(serverPatience(location)).map((name) => `-c ${name}=0`);
  const isDirect = location.directUrl !== undefined || !location.pooled;
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    ...everyConnection,
    ...(isDirect && { options: unbounded.join(' ') }),
  });
  return new Kysely<Database>({
    dialect: new OwnDialect({ pool: linesOf(pool, { begin: 'begin', keepsPlans: false }) }),
  });
}

const locations = new WeakMap<Db, PostgresLocation>();

/** Where this database is, for connections beside the pool's; null for SQLite. */
export function postgresLocationOf(db: Db): PostgresLocation | null {
  return locations.get(db) ?? null;
}

/** Connections that calls use, those that are free, and the calls that wait for one. */
export interface PoolState {
  busy: number;
  idle: number;
  waiting: number;
}

const pools = new WeakMap<Db, () => PoolState>();

/** Tells how the pool of this database is at the moment; null for SQLite, which has none. */
export function poolStateOf(db: Db): (() => PoolState) | null {
  return pools.get(db) ?? null;
}

/** A connection of one's own, which is not taken from the calls'. @param answerMs how long an answer may take */
export function ownConnection(url: string, answerMs: number): pg.Client {
  const client = new pg.Client({ connectionString: url, ...everyConnection, query_timeout: answerMs });
  // Without a listener the loss of the line would end the process. Its query is rejected too.
  client.on('error', () => {});
  return client;
}

/**
 * Whether a pooler in transaction mode is at this address: it refuses a session's settings, or takes them and keeps
 * nothing of them.
 * @throws what connecting throws
 */
export async function isPooled(url: string): Promise<boolean> {
  // A number that no role has by itself: a pooler may take the settings and drop them.
  const asked = { ...serverPatience({ url }), lock_timeout: PATIENCE.lock + 1 };
  const client = new pg.Client({ connectionString: url, ...everyConnection, ...asked });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ ms: string }>(
      "select setting as ms from pg_settings where name = 'lock_timeout'",
    );
    return Number(rows[0]?.ms) !== asked.lock_timeout;
  } catch (error) {
    if (/unsupported startup parameter/.test((error as Error).message)) return true;
    throw error;
  } finally {
    await client.end();
  }
}

function setLocal(settings: Record<string, number>): string[] {
  return Object.entries(settings).map(([name, ms]) => `set local ${name} = ${ms}`);
}

function linesOf(
  pool: pg.Pool,
  { begin, share, keepsPlans }: { begin: string; share?: FairShare; keepsPlans: boolean },
): PostgresPool {
  // Without a listener, this error would end the process, although the pool simply replaces an idle connection that
  // was lost.
  pool.on('error', () => {});
  // The same is true of a connection in use. Its query is rejected too, and the caller handles that.
  pool.on('connect', (client) => client.on('error', () => {}));
  const usedAt = new WeakMap<pg.PoolClient, number>();
  let lostAt = Number.NEGATIVE_INFINITY;

  /** When one line was lost, those that were idle then are not tried one by one: each may cost a caller the bound. */
  async function trusted(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if ((usedAt.get(client) ?? Number.POSITIVE_INFINITY) > lostAt) return client;
      client.release(true);
    }
  }

  return {
    options: pool.options,
    async connect() {
      const lane = currentLane();
      await share?.enter(lane);
      try {
        const client = await trusted();
        const line = postgresLine(inOneWrite(client, keepsPlans), {
          begin,
          left(isLost) {
            if (isLost) lostAt = performance.now();
            else usedAt.set(client, performance.now());
            share?.leave(lane);
          },
        });
        return beginningWithReads(line);
      } catch (error) {
        share?.leave(lane);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

/** Kysely's, but for the lock around migrations: that is `migrate.ts`'s, which holds for both engines and for poolers. */
class OwnDialect extends TimedPostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new AdapterWithoutLock();
  }
}

class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

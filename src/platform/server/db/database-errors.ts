/**
 * The kinds of database errors. Code outside this folder uses these and need not know an engine's own codes:
 * `unique` a row is there already; `unavailable` the database cannot be written or reached right now (full disk, lost
 * connection, locked file or row), and nothing was written; `unknown` the connection was lost before the answer to a write
 * came, so it may be written or not; `gone` what was to be pointed to was deleted at the same moment, and nothing was
 * written; `damaged` the database's own file is not whole, and nothing was written; `other` a mistake of ours.
 */
export type DatabaseFault = 'unique' | 'unavailable' | 'unknown' | 'gone' | 'damaged' | 'other';

/** The answer to a COMMIT, or to a write without a transaction, did not arrive. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the database may have kept this or not: its answer was lost', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** No connection became free in time. */
export class NoConnectionFree extends Error {
  constructor() {
    super('no database connection became free in time');
    this.name = 'NoConnectionFree';
  }
}

const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]); // BUSY LOCKED READONLY IOERR FULL CANTOPEN
const SQLITE_DAMAGED = new Set([11, 26]); // CORRUPT NOTADB
const SQLITE_UNIQUE = new Set([1555, 2067]);
const SQLITE_FOREIGN_KEY = 787;
const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
]);

// Connection exceptions, insufficient resources, operator intervention (a statement that took too long too), system error.
const POSTGRES_CLASSES = /^(08|53|57|58)/;
const POSTGRES_UNAVAILABLE = new Set([
  '25006', // read-only transaction: the server is a standby, or is being moved
  '25P03', // the transaction said nothing for too long
  '25P04', // the transaction took too long
  '40001', // two transactions changed the same: one has to begin anew
  '40P01', // two transactions waited for each other
  '55P03', // a lock was not given in time
]);

const POSTGRES_DAMAGED = new Set(['XX001', 'XX002']); // data_corrupted index_corrupted

/** What `pg` says in words alone, having no codes for it. */
const POSTGRES_WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired|timeout exceeded when trying to connect|Postgres connection has been discarded)/;

/** Whether a plan that was kept answers with other columns than the table has by now; the statement was not run. */
export function isPlanOutdated(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === '0A000' && /cached plan must not change result type/.test(error.message);
}

/** Sorts an error thrown by a query; undefined when it did not come from a database. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OutcomeUnknown) return 'unknown';
  if (error instanceof NoConnectionFree) return 'unavailable';
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    if (SQLITE_UNIQUE.has(errcode)) return 'unique';
    if (errcode === SQLITE_FOREIGN_KEY) return 'gone';
    if (SQLITE_DAMAGED.has(errcode & 0xff)) return 'damaged';
    return SQLITE_UNAVAILABLE.has(errcode & 0xff) ? 'unavailable' : 'other';
  }
  if (code === 'ERR_INVALID_STATE' && /database is not open/.test(error.message)) return 'unavailable';
  if (typeof code === 'string') {
    if (SOCKET.has(code)) return 'unavailable';
    if (code === '23505') return 'unique';
    if (code === '23503') return 'gone';
    if (isPlanOutdated(error)) return 'unavailable';
    if (POSTGRES_DAMAGED.has(code)) return 'damaged';
    if (POSTGRES_CLASSES.test(code) || POSTGRES_UNAVAILABLE.has(code)) return 'unavailable';
    if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) return 'other';
  }
  return POSTGRES_WORDS.test(error.message) ? 'unavailable' : undefined;
}

export function isUniqueViolation(error: unknown): boolean {
  return databaseFault(error) === 'unique';
}

/** Whether trying again later may help, for work that may be done twice. */
export function mayPass(error: unknown): boolean {
  const fault = databaseFault(error);
  return fault === 'unavailable' || fault === 'unknown';
}

/** Whether others hold what was wanted: a row, a table, the file. */
export function isHeldByOthers(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && (errcode & 0xff) === 5;
  return code === '55P03' || code === '40P01';
}

/**
 * Whether the connection that gave this error cannot be used again, so that what it was asked to do may have been done or
 * not. An error that the server reports while it keeps the connection says that it was not done.
 */
export function isLineLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string') {
    // The server ends the connection itself: 57014 alone of its class ends only the statement.
    if (/^(08...|57P..|25P03|25P04)$/.test(code)) return true;
    if (SOCKET.has(code)) return true;
    if (/^[0-9A-Z]{5}$/.test(code)) return false;
  }
  return POSTGRES_WORDS.test(error.message);
}

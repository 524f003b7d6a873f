/**
 * The kinds of database errors. Code outside this folder uses these and need not know an engine's own codes:
 * `unique` a row is there already, `unavailable` the database cannot be written or reached right now (full disk, lost
 * connection, locked file), `other` a mistake of ours.
 */
export type DatabaseFault = 'unique' | 'unavailable' | 'other';

const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14, 26]); // BUSY LOCKED READONLY IOERR FULL CANTOPEN NOTADB
const SQLITE_UNIQUE = new Set([1555, 2067]);
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/** Sorts an error thrown by a query; undefined when it did not come from a database. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    if (SQLITE_UNIQUE.has(errcode)) return 'unique';
    return SQLITE_UNAVAILABLE.has(errcode & 0xff) ? 'unavailable' : 'other';
  }
  if (code === 'ERR_INVALID_STATE' && /database is not open/.test(error.message)) return 'unavailable';
  if (typeof code === 'string') {
    if (SOCKET.has(code)) return 'unavailable';
    if (code === '23505') return 'unique';
    // connection exceptions, insufficient resources, operator intervention, system error, read-only transaction
    if (/^(08|53|57|58)/.test(code) || code === '25006') return 'unavailable';
    if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) return 'other';
  }
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message))
    return 'unavailable';
  return undefined;
}

export function isUniqueViolation(error: unknown): boolean {
  return databaseFault(error) === 'unique';
}

import { describe, expect, it, test } from 'vitest';
import {
  type DatabaseFault,
  databaseFault,
  isLineLost,
  mayPass,
  NoConnectionFree,
  OutcomeUnknown,
} from './database-errors.ts';

const withCode = (code: string) => Object.assign(new Error('said the server'), { code, severity: 'ERROR' });
const fromSqlite = (errcode: number) =>
  Object.assign(new Error('said SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });

/** What is thrown, its kind, and whether the line is lost with it. */
const CASES: readonly [what: string, error: unknown, fault: DatabaseFault | undefined, isLost: boolean][] = [
  [
    'a reset socket',
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    'unavailable',
    true,
  ],
  [
    'a refused connection',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'unavailable',
    true,
  ],
  ['a name that is not found now', Object.assign(new Error(''), { code: 'EAI_AGAIN' }), 'unavailable', true],
  ['a line that ended', new Error('Connection terminated unexpectedly'), 'unavailable', true],
  [
    'a line that was lost before',
    new Error('Client has encountered a connection error and is not queryable'),
    'unavailable',
    true,
  ],
  ['a closed client', new Error('Client was closed and is not queryable'), 'unavailable', true],
  ['no answer in time', new Error('Query read timeout'), 'unavailable', true],
  ['no connection in time', new Error('timeout expired'), 'unavailable', true],
  ['no place in the pool', new Error('timeout exceeded when trying to connect'), 'unavailable', true],
  ['a pool that is full', new NoConnectionFree(), 'unavailable', false],
  ['a lost answer to a write', new OutcomeUnknown(new Error('Connection terminated')), 'unknown', false],
  ['connection_failure', withCode('08006'), 'unavailable', true],
  ['a pooler without a place (protocol_violation)', withCode('08P01'), 'unavailable', true],
  ['admin_shutdown', withCode('57P01'), 'unavailable', true],
  ['cannot_connect_now', withCode('57P03'), 'unavailable', true],
  ['statement_timeout', withCode('57014'), 'unavailable', false],
  ['lock_timeout', withCode('55P03'), 'unavailable', false],
  ['too_many_connections', withCode('53300'), 'unavailable', false],
  ['disk_full', withCode('53100'), 'unavailable', false],
  ['idle_in_transaction_session_timeout', withCode('25P03'), 'unavailable', true],
  ['read_only_sql_transaction', withCode('25006'), 'unavailable', false],
  ['deadlock_detected', withCode('40P01'), 'unavailable', false],
  ['serialization_failure', withCode('40001'), 'unavailable', false],
  ['unique_violation', withCode('23505'), 'unique', false],
  ['foreign_key_violation', withCode('23503'), 'gone', false],
  ['syntax_error', withCode('42601'), 'other', false],
  ['SQLITE_BUSY', fromSqlite(5), 'unavailable', false],
  ['SQLITE_FULL', fromSqlite(13), 'unavailable', false],
  ['SQLITE_CORRUPT', fromSqlite(11), 'damaged', false],
  ['SQLITE_CORRUPT_VTAB', fromSqlite(267), 'damaged', false],
  ['SQLITE_NOTADB', fromSqlite(26), 'damaged', false],
  ['data_corrupted', withCode('XX001'), 'damaged', false],
  ['SQLITE_CONSTRAINT_UNIQUE', fromSqlite(2067), 'unique', false],
  ['SQLITE_CONSTRAINT_FOREIGNKEY', fromSqlite(787), 'gone', false],
  ['a mistake of ours', new TypeError('x is not a function'), undefined, false],
  ['no error at all', 'ECONNRESET', undefined, false],
];

describe.each(CASES)('%s', (_what, error, fault, isLost) => {
  it(`is ${fault ?? 'no error of a database'}`, () => {
    expect(databaseFault(error)).toBe(fault);
    expect(isLineLost(error)).toBe(isLost);
  });
});

test('what may be done twice is tried again when its outcome is unknown too', () => {
  expect(mayPass(new OutcomeUnknown(null))).toBe(true);
  expect(mayPass(withCode('55P03'))).toBe(true);
  expect(mayPass(withCode('42601'))).toBe(false);
});

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

interface Prepared {
  statement: StatementSync;
  /** Names of the result's columns; empty when the statement gives no rows. */
  columns: string[];
}

/**
 * There are few different query texts, because values are never written into them. The limit is a guard against a
 * mistake. Statements belong to a connection, so each process has its own.
 */
const MAX_STATEMENTS = 500;

/** Statements of one SQLite connection, each prepared once. */
export class SqliteStatements {
  readonly #database: DatabaseSync;
  readonly #known = new LRUCache<string, Prepared>({ max: MAX_STATEMENTS });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Runs a statement to its end. @throws what `node:sqlite` throws */
  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const prepared = this.#prepare(sql);
    const { statement, columns } = prepared;
    const values = parameters as SQLInputValue[];
    if (columns.length > 0) return { rows: toObjects<R>(prepared, allOf(statement, values)) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Has to be called after a change of the schema, because the columns of a prepared statement may have changed. */
  forget(): void {
    this.#known.clear();
  }

  #prepare(sql: string): Prepared {
    const known = this.#known.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, columns: namesOf(statement) };
    // Rows come as arrays, and objects are made of them here: those that `node:sqlite` makes cost twice as much to
    // make and to read.
    if (prepared.columns.length > 0) statement.setReturnArrays(true);
    this.#known.set(sql, prepared);
    return prepared;
  }
}

function allOf(statement: StatementSync, values: SQLInputValue[]): unknown[][] {
  return statement.all(...values) as unknown as unknown[][];
}

function namesOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

function toObjects<R>(prepared: Prepared, rows: unknown[][]): R[] {
  const [first] = rows;
  if (!first) return [];
  // Another connection has changed the table meanwhile, and SQLite has prepared the statement again by itself.
  if (first.length !== prepared.columns.length) prepared.columns = namesOf(prepared.statement);
  const { columns } = prepared;
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let i = 0; i < columns.length; i++) row[columns[i] as string] = values[i];
    return row as R;
  });
}

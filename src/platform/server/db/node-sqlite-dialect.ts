import type { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { SqliteStatements } from './sqlite-statements.ts';

/** Two connections to one file in WAL mode. */
export interface SqliteConnections {
  /** For transactions and every other write. */
  writer: DatabaseSync;
  /** For reads outside transactions: they see what is committed, and never wait. */
  reader: DatabaseSync;
}

/** Kysely over `node:sqlite` (docs/decisions/015-sqlite-reads-beside-shared-commits.md). */
export function nodeSqliteDialect(connections: SqliteConnections): Dialect {
  const parts = new SqliteParts(connections);
  return {
    createAdapter: () => new NodeSqliteAdapter(parts),
    createDriver: () => new NodeSqliteDriver(parts),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** The prepared statements of the two connections, and the order in which writers take turns. */
class SqliteParts {
  readonly connections: SqliteConnections;
  readonly writes: SqliteStatements;
  readonly reads: SqliteStatements;
  readonly commits: GroupCommit;

  constructor(connections: SqliteConnections) {
    this.connections = connections;
    this.writes = new SqliteStatements(connections.writer);
    this.reads = new SqliteStatements(connections.reader);
    this.commits = new GroupCommit(connections.writer);
  }

  /** Runs a statement of the transaction that is running now. */
  write<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    try {
      return this.writes.run<R>(sql, parameters);
    } catch (error) {
      this.commits.noteError(error);
      throw error;
    }
  }
}

export class NodeSqliteAdapter extends SqliteAdapter {
  readonly #parts: SqliteParts;

  constructor(parts: SqliteParts) {
    super();
    this.#parts = parts;
  }

  // Otherwise Kysely would run one query at a time. Here only writers have to take turns.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** A migration's changes of the schema stand or fall with its copies of data. Kysely leaves that to each dialect. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * Runs a query for `prepared`, without the ten steps that Kysely takes around each. Outside a transaction it is
   * only for queries that read.
   * @throws what `node:sqlite` throws
   */
  runNow<R>({ sql, parameters }: CompiledQuery, inTransaction: boolean): R[] {
    if (inTransaction) return this.#parts.write<R>(sql, parameters).rows;
    return this.#parts.reads.run<R>(sql, parameters).rows;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #parts: SqliteParts;
  readonly #idle: NodeSqliteConnection[] = [];

  constructor(parts: SqliteParts) {
    this.#parts = parts;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    return this.#idle.pop() ?? new NodeSqliteConnection(this.#parts);
  }

  async releaseConnection(connection: NodeSqliteConnection): Promise<void> {
    this.#idle.push(connection);
  }

  beginTransaction(connection: NodeSqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: NodeSqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: NodeSqliteConnection): Promise<void> {
    return connection.rollback();
  }

  async destroy(): Promise<void> {
    const { connections, commits, reads, writes } = this.#parts;
    await commits.outside(() => {
      writes.forget();
      reads.forget();
      for (const database of [connections.reader, connections.writer]) if (database.isOpen) database.close();
    });
  }
}

const DATA = new Set(['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** What Kysely uses as a connection. Behind it are the two real ones, which all callers share. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #parts: SqliteParts;
  #inTransaction = false;

  constructor(parts: SqliteParts) {
    this.#parts = parts;
  }

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) {
      const result = this.#parts.write<R>(sql, parameters);
      if (!DATA.has(query.kind)) this.#forgetStatements();
      return result;
    }
    if (query.kind === 'SelectQueryNode') return this.#parts.reads.run(sql, parameters);
    if (!DATA.has(query.kind)) return this.#parts.commits.outside(() => this.#change(sql, parameters));
    await this.begin();
    try {
      const result = this.#parts.write<R>(sql, parameters);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: part of the interface, not used here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('node:sqlite reads whole results; page instead');
  }

  async begin(): Promise<void> {
    await this.#parts.commits.begin();
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    const flushed = this.#parts.commits.commit();
    this.#inTransaction = false;
    await flushed;
  }

  /** There may be nothing to undo: a commit that failed has undone everything already. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    await this.#parts.commits.rollback();
  }

  /** A statement that is not a query: a pragma, or a change of the schema. */
  #change<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const result = this.#parts.writes.run<R>(sql, parameters);
    this.#forgetStatements();
    return result;
  }

  #forgetStatements(): void {
    this.#parts.writes.forget();
    this.#parts.reads.forget();
  }
}

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
  /** For reads outside transactions: they see what is committed, and wait for nobody. */
  reader: DatabaseSync;
}

/** Kysely over `node:sqlite` (docs/decisions/015-sqlite-reads-beside-shared-commits.md). */
export function nodeSqliteDialect(connections: SqliteConnections): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(connections),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ConcurrentSqliteAdapter extends SqliteAdapter {
  // Kysely would let one query in at a time; here only writers take turns.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #writes: SqliteStatements;
  readonly #reads: SqliteStatements;
  readonly #commits: GroupCommit;
  readonly #idle: NodeSqliteConnection[] = [];

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
    this.#writes = new SqliteStatements(connections.writer);
    this.#reads = new SqliteStatements(connections.reader);
    this.#commits = new GroupCommit(connections.writer);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    return this.#idle.pop() ?? new NodeSqliteConnection(this.#writes, this.#reads, this.#commits);
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
    const { writer, reader } = this.#connections;
    await this.#commits.outside(() => {
      this.#writes.forget();
      this.#reads.forget();
      for (const database of [reader, writer]) if (database.isOpen) database.close();
    });
  }
}

const DATA = new Set(['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** What Kysely takes for a connection: one caller's view of the two that there are. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #writes: SqliteStatements;
  readonly #reads: SqliteStatements;
  readonly #commits: GroupCommit;
  #inTransaction = false;

  constructor(writes: SqliteStatements, reads: SqliteStatements, commits: GroupCommit) {
    this.#writes = writes;
    this.#reads = reads;
    this.#commits = commits;
  }

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) return this.#write(sql, parameters);
    if (query.kind === 'SelectQueryNode') return this.#reads.run(sql, parameters);
    if (!DATA.has(query.kind)) return this.#commits.outside(() => this.#change(sql, parameters));
    await this.begin();
    try {
      const result = this.#write<R>(sql, parameters);
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
    await this.#commits.begin();
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    const flushed = this.#commits.commit();
    this.#inTransaction = false;
    await flushed;
  }

  /** Nothing to undo is fine: a commit that failed has undone it. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    await this.#commits.rollback();
  }

  #write<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    try {
      return this.#writes.run<R>(sql, parameters);
    } catch (error) {
      this.#commits.noteError(error);
      throw error;
    }
  }

  /** A statement that is no query: a pragma, or a change of the schema. */
  #change<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const result = this.#writes.run<R>(sql, parameters);
    this.#writes.forget();
    this.#reads.forget();
    return result;
  }
}

import type { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely';
import { Checkpoints } from './checkpoints.ts';
import type { Damage } from './damage.ts';
import type { LockWait } from './foreign-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteCompiler } from './sqlite-compiler.ts';
import { SqliteReads } from './sqlite-reads.ts';
import { SqliteStatements } from './sqlite-statements.ts';

/** Two connections to one file in WAL mode. */
export interface SqliteConnections {
  /** For transactions and every other write. */
  writer: DatabaseSync;
  /** For reads outside transactions: they see what is committed, and never wait. */
  reader: DatabaseSync;
  /** How long other processes may hold the write lock; five seconds unless told. */
  lockWait?: LockWait;
  /** Keeps what is found to be damaged. */
  damage?: Damage;
}

/** Kysely over `node:sqlite` (docs/decisions/015-sqlite-reads-beside-shared-commits.md). */
export function nodeSqliteDialect(connections: SqliteConnections): Dialect {
  const deps = new SqliteDeps(connections);
  return {
    createAdapter: () => new NodeSqliteAdapter(deps),
    createDriver: () => new NodeSqliteDriver(deps),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteCompiler(),
  };
}

/** The prepared statements of the two connections, and the order in which writers take turns. */
class SqliteDeps {
  readonly connections: SqliteConnections;
  readonly writes: SqliteStatements;
  readonly reads: SqliteReads;
  readonly commits: GroupCommit;

  constructor(connections: SqliteConnections) {
    this.connections = connections;
    this.writes = new SqliteStatements(connections.writer);
    this.reads = new SqliteReads(connections.reader);
    const checkpoints = new Checkpoints(connections.reader, connections.writer, () => this.reads.letGo());
    this.commits = new GroupCommit(connections.writer, {
      lockWait: connections.lockWait,
      committed: () => {
        this.reads.letGo();
        checkpoints.committed();
      },
    });
  }

  /** Runs a statement of the transaction that is running now. */
  write<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    try {
      return this.writes.run<R>(sql, parameters);
    } catch (error) {
      this.commits.noteError(error);
      this.connections.damage?.noteError(error);
      throw error;
    }
  }

  /** Runs a statement that reads outside of transactions. */
  read<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    try {
      return this.reads.run<R>(sql, parameters);
    } catch (error) {
      this.connections.damage?.noteError(error);
      throw error;
    }
  }
}

export class NodeSqliteAdapter extends SqliteAdapter {
  readonly #deps: SqliteDeps;

  constructor(deps: SqliteDeps) {
    super();
    this.#deps = deps;
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
    if (inTransaction) return this.#deps.write<R>(sql, parameters).rows;
    return this.#deps.read<R>(sql, parameters).rows;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #deps: SqliteDeps;
  readonly #idle: NodeSqliteConnection[] = [];

  constructor(deps: SqliteDeps) {
    this.#deps = deps;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    return this.#idle.pop() ?? new NodeSqliteConnection(this.#deps);
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
    const { connections, commits, reads, writes } = this.#deps;
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
  readonly #deps: SqliteDeps;
  #inTransaction = false;

  constructor(deps: SqliteDeps) {
    this.#deps = deps;
  }

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) {
      const result = this.#deps.write<R>(sql, parameters);
      if (!DATA.has(query.kind)) this.#forgetStatements();
      return result;
    }
    if (query.kind === 'SelectQueryNode') return this.#deps.read(sql, parameters);
    if (!DATA.has(query.kind)) return this.#deps.commits.outside(() => this.#change(sql, parameters));
    await this.begin();
    try {
      const result = this.#deps.write<R>(sql, parameters);
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
    await this.#deps.commits.begin();
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    const flushed = this.#deps.commits.commit();
    this.#inTransaction = false;
    await flushed;
  }

  /** There may be nothing to undo: a commit that failed has undone everything already. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    await this.#deps.commits.rollback();
  }

  /** A statement that is not a query: a pragma, or a change of the schema. */
  #change<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const result = this.#deps.writes.run<R>(sql, parameters);
    this.#forgetStatements();
    return result;
  }

  #forgetStatements(): void {
    this.#deps.writes.forget();
    this.#deps.reads.forget();
  }
}

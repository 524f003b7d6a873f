import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { atEndOfArrivals } from '../turn.ts';
import { SqliteStatements } from './sqlite-statements.ts';

/**
 * Reads outside transactions, on a connection of their own. Those of requests that came in together see the same state of the
 * database; so do those of anything else that follow each other without a pause. SQLite locks its log for each anew
 * otherwise, which costs four times as much as finding a row.
 *
 * Nothing older is seen than what was committed when a request came in: the state is let go before the event loop looks for what
 * came in meanwhile, and at each commit of this process. (Whoever sends a second request on a connection before the first is
 * answered, which browsers and proxies do not, may see in it what was there at the first.)
 */
export class SqliteReads {
  readonly #database: DatabaseSync;
  readonly #statements: SqliteStatements;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  #isOpen = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = new SqliteStatements(database);
    this.#begin = database.prepare('begin');
    this.#commit = database.prepare('commit');
  }

  /** Runs a statement that reads. @throws what `node:sqlite` throws */
  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    // Whoever copies a whole database has begun a transaction on this connection before.
    if (!this.#isOpen && !this.#database.isTransaction) {
      this.#begin.run();
      this.#isOpen = true;
      const letGo = () => this.letGo();
      // Called in what a promise goes on with, it runs once no promise has anything left to do.
      if (!atEndOfArrivals(letGo)) process.nextTick(letGo);
    }
    return this.#statements.run<R>(sql, parameters);
  }

  /**
   * Has to be called after each commit of another connection of this process: what is read from now on sees it. Throws nothing: it
   * runs where nobody would hear of it, or where a save is on the disk already.
   */
  letGo(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    try {
      if (this.#isInTransaction) this.#commit.run();
    } catch {
      // A damaged page: SQLite repeats here what it told the statement that read it, and mostly ends the transaction all the same.
      this.#undo();
    }
  }

  #undo(): void {
    try {
      if (this.#isInTransaction) this.#database.exec('rollback');
    } catch {
      // Whoever reads next is told.
    }
  }

  /** An error that hurts more than its statement has ended the transaction already. */
  get #isInTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  /** Has to be called after a change of the schema. */
  forget(): void {
    this.letGo();
    this.#statements.forget();
  }
}

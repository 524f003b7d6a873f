import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers';
import { tellCommit } from './commit-times.ts';
import { type LockWait, onceUnlocked } from './foreign-lock.ts';

interface Waiting {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Transactions of one SQLite connection. They run one after another, each in a savepoint of its own; those that end in
 * the same turn of the event loop are committed together, because the disk's flush is what a commit costs. `commit`
 * resolves once that flush is done, so what was acknowledged is on the disk as it would be without sharing, and a
 * transaction that fails undoes only itself.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  /** Transactions that have ended without an error and wait for the flush. */
  #ended: Waiting[] = [];
  readonly #turns: (() => void)[] = [];
  #taken = false;
  #due = false;
  #planned = false;

  readonly #lockWait: LockWait | undefined;
  readonly #committed: () => void;

  /** @param committed is called after each commit, and throws nothing */
  constructor(
    database: DatabaseSync,
    { lockWait, committed }: { lockWait?: LockWait | undefined; committed: () => void },
  ) {
    this.#database = database;
    this.#lockWait = lockWait;
    this.#committed = committed;
    this.#savepoint = database.prepare('savepoint one');
    this.#release = database.prepare('release one');
  }

  /**
   * Waits until the connection is free, and no other process writes, then starts a transaction on it.
   * @throws SQLITE_BUSY when another process has held the lock for too long. Those who have waited behind this one are
   * told then too, and do not each wait anew.
   */
  async begin(): Promise<void> {
    const askedAt = performance.now();
    await this.#takeTurn();
    try {
      // IMMEDIATE takes the write lock at once, so that no later statement can find the file locked. (Of all that comes
      // after, only a checkpoint looks at locks, and the one at a commit never waits.)
      if (!this.#isOpen) {
        await onceUnlocked(() => this.#database.exec('begin immediate'), askedAt, this.#lockWait);
      }
      this.#savepoint.run();
    } catch (error) {
      this.noteError(error);
      this.#giveTurn();
      throw error;
    }
  }

  /** Ends the transaction that `begin` started; resolves when it is on the disk. */
  async commit(): Promise<void> {
    try {
      this.#release.run();
    } catch (error) {
      this.noteError(error);
      await this.rollback().catch(() => {});
      throw error;
    }
    const flushed = new Promise<void>((resolve, reject) => this.#ended.push({ resolve, reject }));
    this.#plan();
    this.#giveTurn();
    await flushed;
  }

  /** Undoes what the transaction that `begin` started has done; the others are not touched. */
  async rollback(): Promise<void> {
    try {
      // A full disk makes SQLite roll everything back by itself; asking again would hide the real error.
      if (this.#isOpen) this.#database.exec('rollback to one; release one');
    } finally {
      if (this.#isOpen) this.#plan();
      this.#giveTurn();
    }
  }

  /**
   * Has to be called with each error that a statement of a transaction gave. Some errors (a full disk) make SQLite
   * undo the whole group; then no transaction of the group may be reported as kept.
   */
  noteError(error: unknown): void {
    if (this.#isOpen) return;
    const ended = this.#ended;
    this.#ended = [];
    for (const { reject } of ended) reject(error);
  }

  /** Runs `work` while no transaction is open, for statements that SQLite refuses inside one (pragmas). */
  async outside<T>(work: () => T): Promise<T> {
    const askedAt = performance.now();
    await this.#takeTurn();
    try {
      this.#flush();
      return await onceUnlocked(work, askedAt, this.#lockWait);
    } finally {
      this.#giveTurn();
    }
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      // The transaction that is running ends first, and no other one starts before the flush.
      if (this.#taken) this.#due = true;
      else this.#flush();
    });
  }

  #flush(): void {
    this.#due = false;
    const ended = this.#ended;
    this.#ended = [];
    try {
      if (this.#isOpen) {
        const started = performance.now();
        this.#database.exec('commit');
        tellCommit(started);
        this.#committed();
      }
      for (const { resolve } of ended) resolve();
    } catch (error) {
      if (this.#isOpen) this.#database.exec('rollback');
      for (const { reject } of ended) reject(error);
    }
  }

  get #isOpen(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  async #takeTurn(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#turns.push(resolve));
    this.#taken = true;
  }

  #giveTurn(): void {
    if (this.#due) this.#flush();
    const next = this.#turns.shift();
    if (next) next();
    else this.#taken = false;
  }
}

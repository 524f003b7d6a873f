import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers';

/** How long the log may become before it is copied into the database, in pages of 4 KB; as with SQLite's own checkpoints. */
const LOG_PAGES = 1000;

/** More than these are copied in a turn of the loop of their own, and not in that of the commit that wrote them. */
const PAGES_AT_ONCE = 2 * LOG_PAGES;

/**
 * Copies the write-ahead log into the database file, as SQLite would at the end of a commit, with one difference: after
 * a large commit (somebody with 20,000 entries is gone: 11,000 pages) others have their turn between commit and copying, each
 * of which takes some 30 ms. What is small is copied at once, before anybody writes again: the log begins anew only then.
 */
export class Checkpoints {
  readonly #connection: DatabaseSync;
  readonly #look: StatementSync;
  readonly #copy: StatementSync;
  readonly #endTransaction: () => void;
  #planned = false;

  /**
   * SQLite makes no checkpoints on `writer` any more.
   * @param endTransaction ends the one that `connection` may be in later: SQLite copies nothing meanwhile
   */
  constructor(connection: DatabaseSync, writer: DatabaseSync, endTransaction: () => void) {
    writer.exec('pragma wal_autocheckpoint = 0');
    this.#connection = connection;
    this.#endTransaction = endTransaction;
    this.#look = connection.prepare('pragma wal_checkpoint(noop)');
    this.#copy = connection.prepare('pragma wal_checkpoint(passive)');
  }

  /** Has to be called after each commit, while `connection` is in no transaction. Throws nothing: the commit is done. */
  committed(): void {
    if (this.#planned) return;
    try {
      const { log, checkpointed } = this.#look.get() as { log: number; checkpointed: number };
      if (log < LOG_PAGES) return;
      if (log - checkpointed <= PAGES_AT_ONCE) this.#copy.get();
      else this.#plan();
    } catch {
      // The disk is full, or another process is in the way. Nothing is lost: the log has it, and the next commit tries again.
    }
  }

  #plan(): void {
    this.#planned = true;
    const copy = () => {
      this.#planned = false;
      try {
        if (!this.#connection.isOpen) return;
        this.#endTransaction();
        this.#copy.get();
      } catch {
        // As above.
      }
    };
    // The first may still be in the turn of the commit.
    setImmediate(() => setImmediate(copy));
  }
}

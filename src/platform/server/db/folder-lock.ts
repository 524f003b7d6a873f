import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFault } from './database-errors.ts';

/** A lock on a folder that one process at a time holds. */
export interface FolderLock {
  /** Gives it back and removes its file. */
  release(): void;
  /** Gives it back; its file stays, and says that something was interrupted. */
  leave(): void;
}

/**
 * Takes a folder for this process. It is the operating system's lock on a file, which SQLite knows how to take
 * everywhere: it ends with the process, also when that is killed, while the file stays behind.
 * @returns null when another process has it.
 */
export function lockFolder(folder: string, name: string): FolderLock | null {
  const file = path.join(folder, name);
  const held = tryToTake(file, 'pragma journal_mode = memory; begin exclusive');
  if (!held) return null;
  return {
    release() {
      // Removed while it is held, or the file of a process that takes the folder next could be removed. Windows does
      // not remove open files.
      if (process.platform !== 'win32') rmSync(file, { force: true });
      held.close();
      if (process.platform === 'win32') rmSync(file, { force: true });
    },
    leave: () => held.close(),
  };
}

/**
 * Takes a SQLite database for this process alone, as long as the connection is open: nobody else has it open then, a
 * server neither runs on it nor can be started. The connection is in a transaction; closing it gives the database back.
 * @returns null when somebody has it open
 */
export function takeSqliteAlone(file: string): DatabaseSync | null {
  // In WAL mode a transaction alone would leave readers in; the locking mode, set before the first access, does not.
  return tryToTake(file, 'pragma locking_mode = exclusive; begin exclusive');
}

function tryToTake(file: string, how: string): DatabaseSync | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(how);
    return database;
  } catch (error) {
    database.close();
    if (databaseFault(error) === 'unavailable') return null;
    throw error;
  }
}

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Longer than a build takes on a slow machine. */
const WAIT_MS = 600_000;
const SQLITE_BUSY = 5;

/**
 * Does this while no other process does it with the same file. The lock is SQLite's on a database that stays empty: it ends with its
 * process, however that ends.
 * @throws where another has had it for ten minutes
 */
export async function withBuildLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  try {
    take(lock);
    return await work();
  } finally {
    lock.close();
  }
}

function take(lock: DatabaseSync): void {
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    console.log('Another process is building Lampstand. Waiting for it …');
    lock.exec(`pragma busy_timeout = ${WAIT_MS}; begin exclusive`);
  }
}

import { setTimeout as pass } from 'node:timers/promises';

/** How long another process may hold the write lock of a SQLite file (a backup tool, a second instance) before we give up. */
const PATIENCE_MS = 5000;
const LONGEST_PAUSE_MS = 100;
const SQLITE_BUSY = 5;

/** Waits for a lock that another process holds, without holding up this one. */
export interface LockWait {
  patienceMs: number;
  pass: (ms: number) => Promise<unknown>;
}

const LOCK_WAIT: LockWait = { patienceMs: PATIENCE_MS, pass };

/**
 * Does `work`, again and again with growing pauses while another process holds the lock. SQLite's own waiting
 * (`busy_timeout`) would stop the thread, and with it every answer to everybody.
 * @param askedAt since when somebody waits for it, by `performance.now()`; it is tried at least once.
 * @throws the last error of `work`
 */
export async function onceUnlocked<T>(
  work: () => T,
  askedAt: number,
  { patienceMs, pass } = LOCK_WAIT,
): Promise<T> {
  for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - askedAt >= patienceMs) throw error;
    }
    await pass(pause);
  }
}

/** Whether another process holds a lock of the SQLite file. */
export function isBusy(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
}

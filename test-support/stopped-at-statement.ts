import pg from 'pg';
import { vi } from 'vitest';

/**
 * Runs `call` as if the process were killed before statement number `n` (from 0) of its transaction on PostgreSQL: neither that one
 * nor anything that follows in its transaction is kept. What comes after the first commit is not stopped.
 * @returns whether the call came so far as to be stopped
 */
export async function stoppedAt(n: number, call: () => Promise<unknown>): Promise<boolean> {
  const { query } = pg.Client.prototype;
  // What the server looks up by itself meanwhile is in no transaction, and belongs to no call.
  const inTransaction = new WeakSet<pg.Client>();
  let asked = 0;
  let isOver = false;
  let isStopped = false;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (/^(begin|start)/.test(text)) inTransaction.add(this);
    if (!isOver && !isStopped && inTransaction.has(this) && text !== 'rollback') {
      if (asked === n) {
        isStopped = true;
        return Promise.reject(new Error('killed before this statement'));
      }
      asked += 1;
      if (text === 'commit') isOver = true;
    }
    return (query as (...args: unknown[]) => Promise<unknown>).apply(this, given);
  } as never);
  try {
    await call();
  } finally {
    spy.mockRestore();
  }
  return isStopped;
}

import { describe, expect, it } from 'vitest';
import { eachDue } from './each-due.ts';

/** So many things, each of which is due until it is done. */
function things(count: number) {
  const due = new Set(Array.from({ length: count }, (_, n) => n));
  return { due, find: async (limit: number) => [...due].slice(0, limit) };
}

const goesOn = new AbortController().signal;

describe('each that is due', () => {
  it('is done once, some at a time', async () => {
    const { due, find } = things(1200);
    const done: number[] = [];
    await eachDue(
      find,
      async (n) => {
        due.delete(n);
        done.push(n);
      },
      goesOn,
    );
    expect(done).toEqual(Array.from({ length: 1200 }, (_, n) => n));
  });

  it.each([
    [[0], 'fails at 0'],
    [[0, 3], '2 of 5 that were due failed'],
  ])('is done though %j fail, which is said and they stay due', async (failing, said) => {
    const { due, find } = things(5);
    const run = eachDue(
      find,
      async (n) => {
        if (failing.includes(n)) throw new Error(`fails at ${n}`);
        due.delete(n);
      },
      goesOn,
    );
    await expect(run).rejects.toThrow(said);
    expect([...due]).toEqual(failing);
  });

  it('waits for the next run where the database is away', async () => {
    const { due, find } = things(3);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const run = eachDue(find, () => Promise.reject(away), goesOn);
    await expect(run).rejects.toBe(away);
    expect(due.size).toBe(3);
  });

  it('waits for the next start once the server ends', async () => {
    const { due, find } = things(3);
    const stopping = new AbortController();
    await eachDue(
      find,
      async (n) => {
        due.delete(n);
        stopping.abort();
      },
      stopping.signal,
    );
    expect(due.size).toBe(2);
  });
});

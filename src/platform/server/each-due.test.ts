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
    [[0, 3], '2 that were due failed'],
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

  it('is done behind more that fail than are found at once', async () => {
    const { due, find } = things(1300);
    const run = eachDue(
      find,
      async (n) => {
        if (n < 1100) throw new Error('fails');
        due.delete(n);
      },
      goesOn,
    );
    await expect(run).rejects.toThrow('1100 that were due failed');
    expect(due.size).toBe(1100);
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

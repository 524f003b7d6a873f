import { expect, it } from 'vitest';
import { onceUnlocked } from './foreign-lock.ts';

const busy = Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });

it('tries again after growing pauses, and gives the result', async () => {
  const pauses: number[] = [];
  let tries = 0;
  const work = () => {
    if (++tries < 12) throw busy;
    return 'done';
  };
  const pass = async (ms: number) => void pauses.push(ms);
  expect(await onceUnlocked(work, performance.now(), { patienceMs: 60_000, pass })).toBe('done');
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 100, 100, 100, 100]);
});

it('tries once for who has waited long already, and repeats nothing that failed otherwise', async () => {
  let tries = 0;
  const failing = (error: Error) => () => {
    tries++;
    throw error;
  };
  const lockWait = { patienceMs: 1000, pass: async () => {} };
  await expect(onceUnlocked(failing(busy), performance.now() - 1000, lockWait)).rejects.toBe(busy);
  const full = Object.assign(new Error('disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  await expect(onceUnlocked(failing(full), performance.now(), lockWait)).rejects.toBe(full);
  expect(tries).toBe(2);
});

import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('begins work for one key in its order, for another at once, and goes on after a failure', async () => {
  const turns = createTurns(10);
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const all = [
    turns.take('a', async () => {
      seen.push('a1 begins');
      await first.promise;
      seen.push('a1 ends');
      throw new Error('no oil');
    }),
    turns.take('a', async () => void seen.push('a2')),
    turns.take('b', async () => {
      seen.push('b1');
      first.resolve();
    }),
  ];
  await expect(all[0]).rejects.toThrow('no oil');
  await Promise.all(all.slice(1));
  expect(seen).toEqual(['a1 begins', 'b1', 'a1 ends', 'a2']);
});

it('lets no more wait than it was told', async () => {
  const turns = createTurns(1);
  const open = Promise.withResolvers<number>();
  const running = turns.take('a', () => open.promise);
  const waiting = turns.take('a', async () => 2);
  expect(turns.take('a', async () => 3)).toBeNull();
  open.resolve(1);
  expect([await running, await waiting]).toEqual([1, 2]);
  expect(await turns.take('a', async () => 4)).toBe(4);
});

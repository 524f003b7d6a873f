import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedOnce } from './asked-once.ts';
import { StoreUnavailable } from './object-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits for a store that hangs no longer than it has to, and asks it once until it answers', async () => {
  let answer = () => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const ping = askedOnce(ask, 2000);
  for (const _ of ['first', 'second']) {
    const asked = expect(ping()).rejects.toThrow(StoreUnavailable);
    await vi.advanceTimersByTimeAsync(2000);
    await asked;
  }
  expect(ask).toHaveBeenCalledTimes(1);
  const third = ping();
  answer();
  await third;
  const fourth = ping();
  answer();
  await fourth;
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says what is wrong when the store says so', async () => {
  const ping = askedOnce(() => Promise.reject(new StoreUnavailable('gone')));
  await expect(ping()).rejects.toThrow('gone');
  await expect(ping()).rejects.toThrow('gone');
});

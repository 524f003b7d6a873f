import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetries } from './with-retries.ts';

const passing = Object.assign(new Error('Non 2xx'), { source: { status: 503 } });
const refused = Object.assign(new Error('Non 2xx'), { source: { status: 413 } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits 0, 1000, 3000 and 5000 ms, then gives up', async () => {
  const at: number[] = [];
  const start = Date.now();
  const done = withRetries(async () => {
    at.push(Date.now() - start);
    throw passing;
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await done).toBe(passing);
  expect(at).toEqual([0, 0, 1000, 4000, 9000]);
});

test('answers when one try succeeds', async () => {
  const send = vi.fn().mockRejectedValueOnce(passing).mockResolvedValue('sent');
  const done = withRetries(send);
  await vi.runAllTimersAsync();
  expect(await done).toBe('sent');
  expect(send).toHaveBeenCalledTimes(2);
});

test('what was refused is not sent again', async () => {
  const send = vi.fn().mockRejectedValue(refused);
  await expect(withRetries(send)).rejects.toBe(refused);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was given up is not sent again', async () => {
  const given = new AbortController();
  const send = vi.fn().mockImplementation(async () => {
    given.abort();
    throw passing;
  });
  await expect(withRetries(send, given.signal)).rejects.toBe(passing);
  expect(send).toHaveBeenCalledTimes(1);
});

test('waits for the connection when there is none', async () => {
  let isBack = () => {};
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => {
      isBack = listener;
    },
  });
  const send = vi.fn().mockRejectedValueOnce(passing).mockResolvedValue('sent');
  const done = withRetries(send);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  isBack();
  expect(await done).toBe('sent');
});

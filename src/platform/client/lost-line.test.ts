import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiJson } from './api-client.ts';
import { inTime } from './lost-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A line on which nothing comes; it can only be given up. */
const silence = (_path: string, { signal }: RequestInit) =>
  new Promise<never>((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)));

function called(options: Parameters<typeof apiJson>[2] = {}) {
  const told = vi.fn();
  const call = apiJson('PUT', '/api/journal/entries', options).then(told, told);
  return { told, call };
}

test('a call on a line that falls silent ends as without a connection', async () => {
  vi.stubGlobal('fetch', silence);
  const { told } = called();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});

test('an answer of which the half has come is waited for as long again', async () => {
  const arrival = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    await arrival.promise;
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('[1,'));
        signal!.addEventListener('abort', () => stream.error(signal!.reason));
      },
    });
    return new Response(body);
  });
  const { told } = called();
  await vi.advanceTimersByTimeAsync(20_000);
  arrival.resolve();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});

test('an answer that comes slowly is read to its end', async () => {
  const parts = ['{"verse":"', 'Mañ', 'ana', '"}'].map((part) => new TextEncoder().encode(part));
  // In the middle of a letter, too.
  const bytes = [parts[0]!, parts[1]!.subarray(0, 3), parts[1]!.subarray(3), parts[2]!, parts[3]!];
  vi.stubGlobal('fetch', async () => {
    const pull = async (stream: ReadableStreamDefaultController) => {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      const next = bytes.shift();
      if (next) stream.enqueue(next);
      else stream.close();
    };
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
  });
  const { told } = called();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toHaveBeenCalledExactlyOnceWith({ verse: 'Mañana' });
});

test.each([
  ['a file', { file: new Blob(['x'.repeat(400_000)]) }],
  ['a long text', { body: 'x'.repeat(399_998) }],
])('%s is given the time that it takes on a slow line', async (_, options) => {
  vi.stubGlobal('fetch', silence);
  const { told } = called(options);
  await vi.advanceTimersByTimeAsync(129_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledOnce();
});

test('who no longer wants an answer gives the call up at once, and not as a lost line', async () => {
  vi.stubGlobal('fetch', silence);
  const gone = new AbortController();
  const { told, call } = called({ signal: gone.signal });
  await vi.advanceTimersByTimeAsync(1);
  gone.abort();
  await call;
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'AbortError' }));
  expect(vi.getTimerCount()).toBe(0);
});

test.each([200, 401, 403, 511])(
  'the page of a hotel in place of an answer is no answer: %i',
  async (status) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to our rooms</h1>', { status, headers }));
    const { told, call } = called();
    await call;
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  },
);

test('the page of a proxy that cannot reach us is a failure of ours', async () => {
  const headers = { 'Content-Type': 'text/html' };
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers }));
  const { told, call } = called();
  await call;
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 502 }));
});

test('a script that does not come is waited for no longer, and one that comes leaves nothing running', async () => {
  const told = vi.fn();
  const load = vi.fn(() => new Promise<never>(() => {}));
  inTime(load).catch(told);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  expect(load).toHaveBeenCalledOnce();
  await expect(inTime(() => Promise.resolve('here'))).resolves.toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that was lost on the way is asked for once more after a moment', async () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const load = vi
    .fn<() => Promise<string>>(broken)
    .mockImplementationOnce(broken)
    .mockResolvedValueOnce('here');
  const came = inTime(load);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await expect(came).resolves.toBe('here');

  const told = vi.fn();
  inTime(load).catch(told);
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  expect(load).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that cannot come is not asked for again where there is no connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(inTime(load)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteLeaving } from './after-leaving.ts';
import { apiJson } from './api-client.ts';

const page = new EventTarget();
noteLeaving(page);

/** As a browser says it of a page that it loads, or shows again as it stood. */
const shown = (how: { again: boolean }) => Object.assign(new Event('pageshow'), { persisted: how.again });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Other files of this worker have a page of which nobody leaves.
  page.dispatchEvent(shown({ again: true }));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function failing(error: Error) {
  vi.stubGlobal('fetch', () => Promise.reject(error));
  const told = vi.fn();
  const call = apiJson('GET', '/api/journal/entries').catch(told);
  return { told, call };
}

const lost = () => new TypeError('NetworkError when attempting to fetch resource.');

test('what was given up as the page is left is told to who stays, and only later', async () => {
  page.dispatchEvent(new Event('beforeunload'));
  const { told, call } = failing(lost());
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});

test('an answer that breaks off is given up, too', async () => {
  page.dispatchEvent(new Event('beforeunload'));
  const body = new ReadableStream({ pull: (stream) => stream.error(lost()) });
  vi.stubGlobal('fetch', async () => new Response(body));
  const told = vi.fn();
  const call = apiJson('GET', '/api/journal/entries').catch(told);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(told).toHaveBeenCalledOnce();
});

test('all else is told at once', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  const connection = failing(lost());
  await connection.call;
  expect(connection.told).toHaveBeenCalledOnce();

  page.dispatchEvent(new Event('beforeunload'));
  const withdrawn = failing(new DOMException('The session is over.', 'AbortError'));
  await withdrawn.call;
  expect(withdrawn.told).toHaveBeenCalledOnce();
});

test('a page that is shown again as it stood is not being left', async () => {
  page.dispatchEvent(new Event('beforeunload'));
  page.dispatchEvent(shown({ again: true }));
  const { told, call } = failing(lost());
  await call;
  expect(told).toHaveBeenCalledOnce();
});

test('a page that is left before it has loaded is still being left when it has', async () => {
  page.dispatchEvent(new Event('beforeunload'));
  page.dispatchEvent(shown({ again: false }));
  const { told, call } = failing(lost());
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(told).toHaveBeenCalledOnce();
});

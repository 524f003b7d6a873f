import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { apiJson, apiRequest } from './api-client.ts';
import { ApiError } from './api-error.ts';

interface Seen {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let base = '';
let seen: Seen;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen = { method: request.method, headers: request.headers, body };
    const status = Number(request.url?.slice(1));
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(status === 204 ? undefined : '{"id":"e1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a body goes out as JSON, with the idempotency key', async () => {
  await apiRequest('POST', `${base}/201`, { body: { content: 'Grace' }, idempotencyKey: 'k-1' });
  expect(seen).toMatchObject({
    method: 'POST',
    body: '{"content":"Grace"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1' },
  });
});

test('without a body there is no content type', async () => {
  await apiRequest('POST', `${base}/201`);
  expect(seen.body).toBe('');
  expect(seen.headers).not.toHaveProperty('content-type');
  expect(seen.headers).not.toHaveProperty('idempotency-key');
});

test('an answer is read as JSON, an empty one is undefined', async () => {
  await expect(apiJson('GET', `${base}/200`)).resolves.toEqual({ id: 'e1' });
  await expect(apiJson('POST', `${base}/204`)).resolves.toBeUndefined();
});

test.each([400, 401, 404, 500])('%i is an error, 401 like any other', async (status) => {
  const refused = await apiRequest('GET', `${base}/${status}`).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect((refused as ApiError).message).toBe(`${status}: {"id":"e1"}`);
});

afterEach(() => vi.unstubAllGlobals());

/** Whether the browser was told to send the call to its end from a page that is left. The call stays unanswered until `settle`. */
function unanswered() {
  const outlives: (boolean | undefined)[] = [];
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    outlives.push(init.keepalive);
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  return { outlives, settle: () => waiting.shift()?.(new Response(null, { status: 204 })) };
}

test('small changes outlive the page; reads, long texts and files do not', async () => {
  const { outlives, settle } = unanswered();
  for (const [method, options] of [
    ['PUT', { body: { choices: [1] } }],
    ['DELETE', {}],
    ['GET', {}],
    ['POST', { body: { content: 'a'.repeat(2048) } }],
    ['PUT', { file: new Blob(['a']) }],
  ] as const) {
    const answered = apiRequest(method, '/x', options);
    await Promise.resolve();
    settle();
    await answered;
  }
  expect(outlives).toEqual([true, true, false, false, false]);
});

test('of many at once the browser is asked for as many as it takes', async () => {
  const { outlives, settle } = unanswered();
  const calls = Array.from({ length: 10 }, () => apiRequest('POST', '/x', {}));
  expect(outlives).toEqual([...Array(8).fill(true), false, false]);
  for (const _ of calls) settle();
  await Promise.all(calls);
  const next = apiRequest('POST', '/x', {});
  settle();
  await next;
  expect(outlives.at(-1)).toBe(true);
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

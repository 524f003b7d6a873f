import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { getFileUsage } from '#features/files/files.contract.ts';
import { getTemporaryCredentials, signUpload } from '#features/files/large-files.contract.ts';
import type { SeenRequest } from '#platform/server/http/watch-requests.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';

const PUBLIC = 'https://lampstand.example.org';
const TOKEN = 'a token for the metrics of tests';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const write = (request: SeenRequest) => void lines.push(`${request.status} ${request.route}`);
  app = await startTestApp('sqlite', null, {
    publicUrl: PUBLIC,
    metricsToken: TOKEN,
    accessLog: { write, dropped: () => 0, close: async () => {} },
  });
});
afterAll(() => app?.stop());

interface Odd {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Asks with headers that `fetch` would not send. */
function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Odd> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(app.url, { path, method, headers }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode!, headers: response.headers, body });
    });
    request.on('error', reject).end();
  });
}

/** Sends these bytes, and reads what comes until the connection ends. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

/** Our form and our headers. */
function expectOurs({ status, headers, body }: Odd, expected: { status: number; code: string }) {
  expect({ status, code: (JSON.parse(body) as ErrorBody).code }).toEqual(expected);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src '");
  expect(headers['cache-control']).toBe('no-store');
}

describe('a request for another host', () => {
  it.each([
    'lampstand.example.org',
    'lampstand.example.org:443',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('%s is our own', async (host) => {
    expect((await ask('/api/auth/user', { host })).status).toBe(401);
  });

  it.each(['evil.example', 'lampstand.example.org.evil.example', '192.168.1.5:3000'])(
    '%s is refused, for pages and calls alike',
    async (host) => {
      for (const path of ['/', '/api/auth/user', '/s3/params', '/api/docs']) {
        expectOurs(await ask(path, { host }), { status: 421, code: 'WRONG_HOST' });
      }
      expect(JSON.parse((await ask('/', { host })).body).message).toContain(PUBLIC);
    },
  );

  it('is refused when a proxy, or who pretends to be one, says so', async () => {
    const forwarded = { host: 'localhost', 'x-forwarded-host': 'evil.example' };
    expectOurs(await ask('/', forwarded), { status: 421, code: 'WRONG_HOST' });
    const pretended = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expectOurs(await ask('/', pretended), { status: 421, code: 'WRONG_HOST' });
  });

  it('is answered to whoever watches the server, by its number as well', async () => {
    const host = '10.0.0.7:3000';
    expect((await ask('/healthz', { host })).status).toBe(200);
    expect((await ask('/readyz', { host })).status).toBe(200);
    expect((await ask('/metrics', { host, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await ask('/metrics', { host })).status).toBe(404);
  });

  it('is refused for the socket of imports', async () => {
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const headers = { ...upgrade, host: 'evil.example', 'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==' };
    const path = `/companion/api/${crypto.randomUUID()}`;
    expect((await ask(path, headers)).status).toBe(421);
    expect((await ask(path, { ...headers, host: 'lampstand.example.org' })).status).toBe(401);
  });
});

describe('an address that nothing can be made of', () => {
  const host = 'localhost';

  it.each(['/api/%ff', '/api/files/%zz/content'])('%s is answered in our form', async (path) => {
    expectOurs(await ask(path, { host }), { status: 400, code: 'INVALID_INPUT' });
  });

  it.each(['/%ff', '/bible/%e0%a4'])('%s leads to where a page says that nothing is there', async (path) => {
    const { status, headers } = await ask(path, { host });
    expect([status, headers['location']]).toEqual([307, path.replaceAll('%', '%25')]);
    expect(headers).toHaveProperty('x-request-id');
  });

  it('with an id of 500 characters, or of thousands, is answered in our form', async () => {
    const ruth = await app.user('ruth');
    const cookie = ruth.cookieHeader();
    for (const length of [500, 501, 9000]) {
      const answer = await ask(`/api/files/${'a'.repeat(length)}/content`, { host, cookie });
      const tooLong = { status: 414, code: 'ADDRESS_TOO_LONG' };
      expectOurs(answer, length === 500 ? { status: 400, code: 'INVALID_INPUT' } : tooLong);
    }
  });

  it('leaves its line in the log', async () => {
    lines.length = 0;
    await ask('/%ff', { host });
    await expect.poll(() => lines).toEqual(['307 unmatched']);
  });
});

describe('what is no request at all', () => {
  it.each([
    ['not HTTP', 'HELO lampstand\r\n\r\n', '400 Bad Request', 'INVALID_INPUT'],
    [
      'headers of 20 kB',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431',
      'HEADERS_TOO_LARGE',
    ],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '421', 'WRONG_HOST'],
  ])('%s is answered in our form', async (_, bytes, status, code) => {
    const answer = await say(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).toContain('x-request-id: ');
    expect(answer).toContain(`"code":"${code}"`);
  });
});

describe('a body for which there is no address', () => {
  it.each(['/api/nothing', '/s3/nothing', '/nowhere'])('%s is not waited for', async (path) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const headers = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 100';
    socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n{`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
    expect(String(answer)).toContain('"code":"NOT_FOUND"');
  });
});

describe('a page', () => {
  it('may use neither camera nor microphone, nor where somebody is', async () => {
    const answer = await ask('/', { host: 'localhost' });
    const policy = String(answer.headers['permissions-policy']);
    for (const name of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(policy).toContain(`${name}=()`);
    expect(policy).toContain('clipboard-write=(self)');
  });
});

describe('a link to a call that makes something', () => {
  const query = { filename: 'planted.mp4', type: 'video/mp4', 'metadata[size]': 4_000_000 };
  const link = '/s3/params?filename=planted.mp4&type=video/mp4&metadata[size]=4000000';
  const reserved = async (client: TestClient) => (await client.call(getFileUsage, {})).body.bytes;

  it.each([
    [
      'in a page of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', accept: 'text/html' },
    ],
    ['in a letter', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', accept: 'text/html' }],
    [
      'in a page of ours',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', accept: 'text/html' },
    ],
    [
      'as a picture of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', accept: 'image/*' },
    ],
    [
      'on a neighbouring site',
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: 'https://other.example.org' },
    ],
    ['in an old browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
  ])('%s reserves nothing', async (_, headers) => {
    const client = await app.user('boaz');
    for (const path of [link, '/s3/sts']) {
      const answer = await client.send<ErrorBody>('GET', path, undefined, headers as Record<string, string>);
      expect({ status: answer.status, code: answer.body.code }).toEqual({
        status: 403,
        code: 'CROSS_SITE_REQUEST',
      });
    }
    expect(await reserved(client)).toBe(0);
  });

  it('is answered when a page of ours, or a program, calls', async () => {
    const client = await app.user('naomi');
    const ours = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', accept: 'application/json' };
    expect((await client.call(signUpload, { query }, ours)).status).toBe(200);
    expect((await client.call(signUpload, { query })).status).toBe(200);
    expect(await reserved(client)).toBe(8_000_000);
    expect((await client.refused(getTemporaryCredentials, {}, ours)).body.code).toBe('NOT_CONFIGURED');
  });
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { openSocket, startElsewhere } from '#test-support/elsewhere.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { importRemoteFile } from '../imports.contract.ts';

const elsewhere = await startElsewhere();
afterAll(() => elsewhere.stop());

/** The status with which a socket is refused. */
async function refusal(socket: WebSocket): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response');
  socket.on('error', () => {});
  socket.terminate();
  return response.statusCode;
}

describe('the socket of an import', () => {
  let app: TestApp;
  let client: TestClient;
  let address: string;
  beforeAll(async () => {
    app = await startTestApp('sqlite', null, { imports: elsewhere.imports });
    client = await app.user('owner');
    const started = await client.call(importRemoteFile, { body: { url: elsewhere.at('/unsized') } });
    address = `/companion/api/${started.body.token}`;
  });
  afterAll(() => app?.stop());

  it('is closed to visitors', async () => {
    expect(await refusal(openSocket(app, address, null))).toBe(401);
  });

  it('is closed to everybody but who began the import', async () => {
    expect(await refusal(openSocket(app, address, await app.user('alice')))).toBe(404);
  });

  it('is closed to pages of other sites, which the security log tells', async () => {
    const warned = vi.spyOn(app.server.app.log, 'warn');
    const headers = { origin: 'https://other.example' };
    expect(await refusal(openSocket(app, address, client, headers))).toBe(403);
    const site = { 'sec-fetch-site': 'cross-site' };
    expect(await refusal(openSocket(app, address, client, site))).toBe(403);
    const line = { event: 'cross-site-refused', reqId: null, userId: null };
    expect(warned.mock.calls).toEqual([1, 2].map(() => [line, 'security']));
    vi.restoreAllMocks();
  });

  it.each(['/companion/api/00000000-0000-0000-0000-000000000000', '/companion/api/x', '/', '/api/x'])(
    'is nowhere else: %s',
    async (path) => {
      expect(await refusal(openSocket(app, path, client))).toBe(404);
    },
  );

  it('keeps no connection to whom it refuses, whatever they still send', async () => {
    const { port, hostname } = new URL(app.url);
    const served = once(app.server.app.server, 'connection');
    const stranger = connect(Number(port), hostname);
    stranger.write('GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [connection] = (await served) as [Socket];
    const closed = once(connection, 'close');
    const [answer] = await once(stranger, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
    stranger.on('error', () => {}).end('more');
    await closed;
  });

  it('takes no long messages', async () => {
    const socket = openSocket(app, address, client, { origin: app.url });
    await once(socket, 'open');
    socket.send('x'.repeat(10_000));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
  });

  it('keeps no server from closing', async () => {
    const closing = await startTestApp('sqlite', null, { imports: elsewhere.imports });
    void elsewhere.hold();
    const client = await closing.user('alice');
    const started = await client.call(importRemoteFile, { body: { url: elsewhere.at('/held') } });
    const socket = openSocket(closing, `/companion/api/${started.body.token}`, client);
    await once(socket, 'message');
    const gone = once(socket, 'close');
    await closing.stop();
    await gone;
  });
});

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import type { SeenRequest } from '#platform/server/http/watch-requests.ts';
import { inTime } from '#test-support/in-time.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';

// Also where a test has failed: the next one would watch what is watched already, and call itself for ever.
afterEach(() => void vi.restoreAllMocks());

/** The statuses of the first `count` answers, or of all that came before the connection ended. */
function statusesOf(socket: Socket, count: number): Promise<number[]> {
  let taken = '';
  const statuses = () => [...taken.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  return new Promise((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      taken += chunk.toString('latin1').replaceAll(/x+/g, 'x');
      if (statuses().length === count) resolve(statuses());
    });
    socket.once('close', () => resolve(statuses()));
    socket.resume();
  });
}

describe('a client that goes away in the middle of its request', () => {
  let app: TestApp;
  const seen: SeenRequest[] = [];
  beforeAll(async () => {
    const accessLog = {
      write: (one: SeenRequest) => void seen.push(one),
      dropped: () => 0,
      close: async () => {},
    };
    app = await startTestApp('sqlite', null, { accessLog });
  });
  afterAll(() => app?.stop());

  it.each([
    ['content-length: 100', '{"con'],
    ['transfer-encoding: chunked', '5\r\n{"con\r\n'],
  ])('is no error: %s', async (header, beginning) => {
    const { log } = app.server.app;
    const errors = vi.spyOn(log, 'error');
    const said = vi.spyOn(log, 'debug');
    const client = await app.user('alice');
    const { port, host } = new URL(app.url);
    const head = ['POST /api/journal/entries HTTP/1.1', `host: ${host}`, `cookie: ${client.cookieHeader()}`];
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write([...head, 'content-type: application/json', header, '', beginning].join('\r\n'));
    });
    seen.length = 0;
    await inTime(() => expect(app.server.app.openRequests().requests).toBe(1));
    socket.destroy();
    await inTime(() =>
      expect(seen).toMatchObject([{ route: '/api/journal/entries', method: 'POST', status: 499 }]),
    );
    await inTime(() => expect(said).toHaveBeenCalledWith({ reqId: seen[0]?.id }, 'the client went away'));
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('a client that reads nothing of its answer', () => {
  it('is cut off in the end, so that what it was to get does not lie in memory', async () => {
    const app = await startTestApp('sqlite', null, { answerStallMs: 100 });
    const served = once(app.server.app.server, 'connection');
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1').pause();
    // More than lies on the way between the two.
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40));
    const [connection] = (await served) as [Socket];
    await once(connection, 'close');
    await inTime(() => expect(app.server.app.openRequests().requests).toBe(0));
    socket.destroy();
    await app.stop();
  });
});

describe('a client that asks for much of its own, and reads nothing of it', () => {
  const readPages = defineEndpoint({
    method: 'GET',
    path: '/api/pages',
    summary: 'A megabyte of my own.',
    access: 'signed-in',
    response: z.object({ text: z.string() }),
    status: 200,
    errors: [],
  });
  const clientDir = mkdtempSync(path.join(tmpdir(), 'lampstand-client-'));
  let app: TestApp;
  beforeAll(async () => {
    const shell = `<!doctype html><html lang="en"><head></head><body><div id="root"></div>${'x'.repeat(1_000_000)}</body></html>`;
    for (const name of ['index.html', 'landing.html']) writeFileSync(path.join(clientDir, name), shell);
    writeFileSync(path.join(clientDir, 'page-chunks.json'), '{}');
    writeFileSync(path.join(clientDir, 'begin-again.js'), '');
    writeFileSync(path.join(clientDir, 'early-hands.js'), '');
    const routes: ServerFeature['routes'] = ({ endpoints }) =>
      endpoints.handle(readPages, async () => ({ text: 'x'.repeat(1_000_000) }));
    const moreFeatures = [{ name: 'pages', contracts: [{ readPages }], routes }];
    app = await startTestApp('sqlite', null, { moreFeatures, clientDir });
  });
  afterAll(async () => {
    await app?.stop();
    rmSync(clientDir, { recursive: true, force: true });
  });

  it('is refused what would lie in memory, and gets it once the rest has been taken', async () => {
    const client = await app.user('alice');
    const { port, host } = new URL(app.url);
    const ask = ['GET /api/pages HTTP/1.1', `host: ${host}`, `cookie: ${client.cookieHeader()}`, '', ''];
    // No more on each than one connection may ask for at a time.
    const sockets = [1, 2, 3, 4].map(() => connect(Number(port), '127.0.0.1').pause());
    for (const socket of sockets) socket.write(ask.join('\r\n').repeat(16));
    // Each is answered, and what of it has not left lies here.
    await inTime(() => {
      const { requests, downloads } = app.server.app.openRequests();
      expect(requests).toBeGreaterThan(0);
      expect(downloads).toBe(requests);
    });
    const statuses = (await Promise.all(sockets.map((socket) => statusesOf(socket, 16)))).flat();
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await inTime(() => expect(app.server.app.openRequests().requests).toBe(0));
    expect((await client.fetch('/api/pages')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('is answered sixteen times on one connection before it has taken anything, and not once more', async () => {
    const client = await app.user('bela');
    const { port, host } = new URL(app.url);
    const ask = ['GET /api/auth/user HTTP/1.1', `host: ${host}`, `cookie: ${client.cookieHeader()}`, '', ''];
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(ask.join('\r\n').repeat(40));
    const statuses = await statusesOf(socket, 40);
    expect(statuses).toEqual([...Array.from({ length: 16 }, () => 200), 429]);
  });

  it('gets the bare shell for what nobody reads so many of, which asks the server for nothing', async () => {
    const client = await app.user('dana');
    const { port, host } = new URL(app.url);
    const ask = ['GET /settings HTTP/1.1', `host: ${host}`, `cookie: ${client.cookieHeader()}`, '', ''];
    const asked = vi.spyOn(app.server.app, 'inject');
    await client.fetch('/settings');
    const ofOne = asked.mock.calls.length;
    const sockets = Array.from({ length: 4 }, () => connect(Number(port), '127.0.0.1'));
    for (const socket of sockets) socket.write(ask.join('\r\n').repeat(16));
    const statuses = (await Promise.all(sockets.map((socket) => statusesOf(socket, 16)))).flat();
    // Where the machine is slow to take whole pages, some would lie in memory, and are refused.
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    const whole = asked.mock.calls.length / ofOne - 1;
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(64);
    for (const socket of sockets) socket.destroy();
  });

  it('has no page made for it once it has gone', async () => {
    const client = await app.user('cara');
    const { port, host } = new URL(app.url);
    const ask = ['GET /settings HTTP/1.1', `host: ${host}`, `cookie: ${client.cookieHeader()}`, '', ''];
    const { inject } = app.server.app;
    const asked = vi.spyOn(app.server.app, 'inject');
    await client.fetch('/settings');
    const ofOne = asked.mock.calls.length;
    asked.mockClear();
    // Until they have gone, no page is done.
    const { promise: gone, resolve: open } = Promise.withResolvers<void>();
    asked.mockImplementation((async (...args: Parameters<typeof inject>) => {
      await gone;
      return inject.apply(app.server.app, args);
    }) as typeof inject);
    const sockets = Array.from({ length: 6 }, () => connect(Number(port), '127.0.0.1'));
    for (const socket of sockets) socket.write(ask.join('\r\n').repeat(16));
    await inTime(() => expect(asked).toHaveBeenCalled());
    for (const socket of sockets) socket.destroy();
    await inTime(() => expect(app.server.app.openRequests().requests).toBe(0));
    open();
    // Whoever comes afterwards waits for those before: by then they are done with.
    expect((await client.fetch('/settings')).status).toBe(200);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(ofOne * 3);
  });
});

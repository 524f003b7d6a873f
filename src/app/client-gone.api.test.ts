import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SeenRequest } from '#platform/server/http/watch-requests.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';

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
    await vi.waitFor(() => expect(app.server.app.openRequests().requests).toBe(1));
    socket.destroy();
    await vi.waitFor(() =>
      expect(seen).toMatchObject([{ route: '/api/journal/entries', method: 'POST', status: 499 }]),
    );
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith({ reqId: seen[0]?.id }, 'the client went away'));
    expect(errors).not.toHaveBeenCalled();
    vi.restoreAllMocks();
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
    await vi.waitFor(() => expect(app.server.app.openRequests().requests).toBe(0));
    socket.destroy();
    await app.stop();
  });
});

import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { register } from '#features/accounts/accounts.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { withDatabaseOf } from '#test-support/after-a-kill.ts';
import { newcomer } from '#test-support/people.ts';
import { startSmtpServer } from '#test-support/smtp-server.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { TestClient } from '#test-support/test-client.ts';
import { serverFeatures } from './server-features.ts';

/** Never reached where everything ends by itself. */
const LONG = { delayMs: 0, withinMs: 100_000 };
const BIG = 24 * 1024 * 1024;

describe('a server that stops', () => {
  async function start() {
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    const app = await startTestApp('sqlite', null, {
      features: [
        ...serverFeatures,
        {
          name: 'probe',
          routes: ({ app }) => {
            app.get('/probe/big', async () => {
              asked();
              return Buffer.alloc(BIG, 'light ');
            });
          },
        },
      ],
    });
    onTestFinished(() => app.stop());
    return { app, isAsked };
  }

  function open({ url }: TestApp, words = ''): Socket {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(words);
    return socket;
  }

  const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  const ended = (socket: Socket) => new Promise<void>((resolve) => socket.resume().once('close', resolve));

  /** Once the server has read so much of a connection that is just being made. */
  async function heard(app: TestApp, bytes: number): Promise<void> {
    const server = await new Promise<Socket>((resolve) => app.server.app.server.once('connection', resolve));
    await expect.poll(() => server.bytesRead).toBe(bytes);
  }

  it('says so first, and goes on as before until the delay is over', async () => {
    const { app } = await start();
    const alice = await app.user('alice');
    const { promise: delay, resolve: endDelay } = Promise.withResolvers<void>();
    const stopped = app.server.stop({ delayMs: 60_000, withinMs: 60_000, pass: () => delay });
    const ready = await fetch(`${app.url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('stopping')]);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect((await alice.call(getCurrentUser, {})).status).toBe(200);
    endDelay();
    await stopped;
    await expect(fetch(`${app.url}/readyz`)).rejects.toThrow('fetch failed');
  });

  it('sends a large answer to the last byte, however slowly it is read', async () => {
    const { app, isAsked } = await start();
    const socket = open(app, head('GET /probe/big'));
    await isAsked;
    const stopped = app.server.stop(LONG);
    const answer = await text(socket);
    expect(answer.length).toBeGreaterThan(BIG);
    await stopped;
  });

  it('answers a request whose body is still on its way, and then ends the connection', async () => {
    const { app } = await start();
    const body = JSON.stringify(newcomer('ruth'));
    const socket = open(
      app,
      head(
        'POST /api/auth/register',
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nOrigin: http://localhost:3000\r\n`,
      ) + body.slice(0, 10),
    );
    await new Promise<void>((resolve) => app.server.app.server.once('request', () => resolve()));
    const stopped = app.server.stop(LONG);
    socket.write(body.slice(10));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 201 /);
    await stopped;
  });

  it('ends at once the connections on which nothing is on its way', async () => {
    const { app } = await start();
    const kept = open(app, head('GET /healthz'));
    await new Promise((resolve) => kept.once('data', resolve));
    const silent = open(app);
    await new Promise((resolve) => app.server.app.server.once('connection', resolve));
    const over = [ended(kept), ended(silent)];
    await app.server.stop(LONG);
    await Promise.all(over);
  });

  it('waits for what trickles no longer than its bound', async () => {
    const { app, isAsked } = await start();
    const half = 'GET /healthz HTTP/1.1\r\nHost: loc';
    const trickling = open(app, half);
    const over = ended(trickling);
    await heard(app, half.length);
    const unread = open(app, head('GET /probe/big'));
    await isAsked;
    await app.server.stop({ delayMs: 0, withinMs: 1 });
    await over;
    expect((await text(unread).catch(() => '')).length).toBeLessThan(BIG);
  });
});

describe('a signal', () => {
  it('lets a letter that is being sent be sent once, and noted', async () => {
    const mailServer = await startSmtpServer();
    onTestFinished(() => mailServer.stop());
    mailServer.saysNothing();
    const server = await startRealServer({ env: { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` } });
    onTestFinished(() => server.dispose());
    await new TestClient(server.url).call(register, { body: newcomer('ruth') });
    await expect.poll(() => mailServer.letters.length).toBe(1);
    const exited = server.stop('SIGTERM');
    await expect.poll(() => fetch(server.url).catch((error: Error) => error.message)).toBe('fetch failed');
    mailServer.saysYesAfterAll();
    expect(await exited).toBe(0);
    const location = { file: `${server.dataDir}/lampstand.db` };
    const waiting = await withDatabaseOf(location, (db) =>
      db.selectFrom('event_delivery').selectAll().execute(),
    );
    expect(waiting).toEqual([]);
  });

  it('that comes again ends the process at once', async () => {
    const server = await startRealServer({ env: { STOP_DELAY_SECONDS: '600' } });
    onTestFinished(() => server.dispose());
    const exited = server.stop('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    await server.stop('SIGTERM');
    expect(await exited).toBe(143);
  });
});

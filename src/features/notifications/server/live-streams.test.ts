import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { FakeClock } from '#test-support/fake-clock.ts';
import { createLiveStreams } from './live-streams.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** The server's end of a connection, and the client's. */
async function connection(): Promise<{ response: ServerResponse; client: Socket }> {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => asked.resolve(response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  closers.push(() => {
    client.destroy();
    server.close();
  });
  return { response: await asked.promise, client };
}

const ada = { userId: 'ada', readSession: async () => ({ id: 'ada', bannedUntil: null }) };
const nothing = async () => [];
const limits = { perPerson: 6, unreadBytes: 1000, sessionTrustedMs: 5000 };

it('cuts a reader off who does not read, and nobody else', async () => {
  const streams = createLiveStreams({ clock: new FakeClock(), readTo: () => 1, limits });
  const [deaf, listening] = [await connection(), await connection()];
  deaf.client.pause();
  listening.client.resume();
  streams.add({ ...ada, response: deaf.response }, nothing);
  streams.add(
    {
      ...ada,
      userId: 'ben',
      readSession: async () => ({ id: 'ben', bannedUntil: null }),
      response: listening.response,
    },
    nothing,
  );
  const closed = new Promise<void>((resolve) => void deaf.response.once('close', resolve));
  // More than the system itself keeps for a reader.
  const path = `/api/${'x'.repeat(100_000)}`;
  for (let i = 0; i < 200; i++)
    streams.tell([{ position: i, user_id: 'ada', changed: JSON.stringify([path]) }]);
  await closed;
  expect(streams.size).toBe(1);
  streams.endAll();
  expect(streams.size).toBe(0);
});

it('does not take in who has gone away before they are taken in', async () => {
  const streams = createLiveStreams({ clock: new FakeClock(), readTo: () => 1, limits });
  const { response, client } = await connection();
  const closed = new Promise<void>((resolve) => void response.once('close', resolve));
  client.destroy();
  await closed;
  streams.add({ ...ada, response }, nothing);
  await streams.beat();
  expect(streams.size).toBe(0);
});

it('ends at a sign of life when the session is over, and stays when the database says nothing', async () => {
  const clock = new FakeClock();
  const streams = createLiveStreams({ clock, readTo: () => 1, limits });
  let session: { id: string; bannedUntil: number | null } | null | Error = { id: 'ada', bannedUntil: null };
  const readSession = async () => {
    if (session instanceof Error) throw session;
    return session;
  };
  const { response, client } = await connection();
  let heard = '';
  client.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  streams.add({ userId: 'ada', readSession, response }, nothing);
  await streams.beat();
  expect(streams.size).toBe(1);
  session = new Error('the database does not answer');
  await expect.poll(() => response.writableLength).toBe(0);
  await streams.beat();
  expect(streams.size).toBe(1);
  session = null;
  await expect.poll(() => response.writableLength).toBe(0);
  await streams.beat();
  expect(streams.size).toBe(0);
  await expect.poll(() => heard).toContain('event: over');
});

it('ends for whoever is banned meanwhile', async () => {
  const clock = new FakeClock();
  const streams = createLiveStreams({ clock, readTo: () => 1, limits });
  let bannedUntil: number | null = clock.now();
  const { response, client } = await connection();
  client.resume();
  streams.add({ userId: 'ada', readSession: async () => ({ id: 'ada', bannedUntil }), response }, nothing);
  await streams.beat();
  expect(streams.size).toBe(1);
  bannedUntil = clock.now() + 1;
  await expect.poll(() => response.writableLength).toBe(0);
  await streams.beat();
  expect(streams.size).toBe(0);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { watchConnections } from './open-connections.ts';

/** A server that answers as soon as it has read the head, and a client's connection to it. */
async function connected() {
  const server = createServer((_request, response) => response.end('no'));
  server.keepAliveTimeout = 0;
  const connections = watchConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arriving = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  const [socket] = await arriving;
  return { client, socket, connections };
}

it('ends a connection whose request was answered before all of it had come', async () => {
  const { client, socket, connections } = await connected();
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nthe beginning');
  await once(client, 'data');
  const before = socket.bytesRead;
  client.write('more');
  await expect.poll(() => socket.bytesRead).toBe(before + 4);
  connections.endIdle();
  await once(client, 'close');
});

it('waits for the rest of a request that has begun after an answer', async () => {
  const { client, socket, connections } = await connected();
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(client, 'data');
  const before = socket.bytesRead;
  client.write('GET / HT');
  await expect.poll(() => socket.bytesRead).toBe(before + 8);
  connections.endIdle();
  client.write('TP/1.1\r\nHost: x\r\n\r\n');
  expect(String(await once(client, 'data'))).toContain('200 OK');
  await once(client, 'close');
});

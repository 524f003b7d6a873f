import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startWebServer } from '#test-support/web-server.ts';
import { ConfigError, readConfig } from '../config.ts';
import { StoreUnavailable } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { findOrMakeBucket } from './s3-bucket.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

it('says in one line that S3_ENDPOINT is another kind of server', async () => {
  const other = await startWebServer((_request, response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><p>Nothing here'),
  );
  const config = readConfig({
    S3_ENDPOINT: `http://127.0.0.1:${other.port}`,
    S3_BUCKET: 'lampstand',
    S3_REGION: 'here',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const opened = openObjectStore(config, () => {});
  await expect(opened).rejects.toThrow(ConfigError);
  await expect(opened).rejects.toThrow(/^[^\n]* S3_ENDPOINT does not answer as an S3 service does: [^\n]*$/);
  await other.stop();
});

it('waits for no service that takes connections and says nothing', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'lampstand',
    region: 'here',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  const store = createS3ObjectStore(settings, 50);
  const asked = [
    findOrMakeBucket(settings, 50),
    store.readMark(),
    store.stat('file-0001'),
    store.multipart.parts('file-0001', 'upload'),
  ];
  for (const answer of await Promise.allSettled(asked)) {
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
  }
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

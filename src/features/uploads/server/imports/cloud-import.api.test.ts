import { randomBytes } from 'node:crypto';
import https from 'node:https';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrivalOf, followImport, openSocket } from '#test-support/elsewhere.ts';
import { deleteAll, listed, used } from '#test-support/my-files.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { startWebServer } from '#test-support/web-server.ts';
import { companionSecret } from './load-companion.ts';

const MB = 1024 ** 2;
const SECRET = 'a secret that is only used by the tests, 48 chars';
const bytes = randomBytes(3 * MB);

/** How the cloud answers next, and what resolves when a connection that it holds is over. */
let way: 'whole' | 'twice' | 'broken' | 'held' = 'whole';
const over = Promise.withResolvers<void>();

/** Stands for Dropbox: every address of it leads there, without its certificate. */
const dropbox = await startWebServer((request, response) => {
  request.resume();
  if (request.url === '/2/users/get_current_account') {
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ root_info: { root_namespace_id: '1' } }));
  }
  if (request.url !== '/2/files/download') return response.writeHead(404).end();
  if (way === 'twice') return response.end(Buffer.concat([bytes, bytes]));
  response.writeHead(200, { 'content-length': bytes.length });
  if (way === 'whole') return response.end(bytes);
  if (way === 'held') response.once('close', over.resolve);
  return response.write(bytes.subarray(0, MB), () => way === 'broken' && response.destroy());
});
class ToDropbox extends https.Agent {
  override createConnection() {
    return net.connect(dropbox.port, '127.0.0.1');
  }
}

describe('a file in a cloud', () => {
  let app: TestApp;
  let client: TestClient;
  let headers: Record<string, string>;
  const ownAgent = https.globalAgent;
  beforeAll(async () => {
    app = await startTestApp('sqlite', null, {
      secret: SECRET,
      imports: {
        network: { resolve: async () => [{ address: '127.0.0.1', family: 4 }], mayReach: () => false },
        clouds: { dropbox: { key: 'key', secret: 'secret' } },
        scratchDir: path.join(tmpdir(), `lampstand-clouds-${process.pid}`),
      },
      fileLimits: { fileBytes: 4 * MB, userBytes: 9 * MB },
    });
    client = await app.user('alice');
    const file = new URL(
      '../../../../../node_modules/@uppy/companion/lib/server/helpers/jwt.js',
      import.meta.url,
    );
    const { generateEncryptedAuthToken } = await import(file.href);
    const token = { dropbox: { accessToken: 'x' } };
    headers = { 'uppy-auth-token': generateEncryptedAuthToken(token, companionSecret(SECRET), 1000) };
    // Companion is loaded by its first call, and guarded by then: what follows goes past the guard on purpose.
    await client.send('GET', '/companion/dropbox/list', undefined, headers);
    https.globalAgent = new ToDropbox();
  });
  afterAll(async () => {
    https.globalAgent = ownAgent;
    await app?.stop();
    await dropbox.stop();
  });

  const begin = async () => {
    const body = { protocol: 's3-multipart', metadata: { name: 'Psalm 23.mp3', type: 'audio/mpeg' } };
    const { status, body: said } = await client.send<{ token: string }>(
      'POST',
      '/companion/dropbox/get/an-id',
      body,
      headers,
    );
    expect(status).toBe(200);
    return said.token;
  };

  it('comes whole, as one of my files', async () => {
    const events = await followImport(app, client, await begin());
    const [file, ...others] = await listed(client);
    expect(file).toMatchObject({
      name: 'Psalm 23.mp3',
      contentType: 'audio/mpeg',
      size: bytes.length,
    });
    expect(others).toEqual([]);
    expect(events.at(-1)).toEqual(arrivalOf(file));
    const got = Buffer.from(await (await client.fetch(file?.url ?? '')).arrayBuffer());
    expect(got.equals(bytes)).toBe(true);
  });

  it('is refused on its way when it grows too large, in words for people', async () => {
    way = 'twice';
    const events = await followImport(app, client, await begin());
    expect(JSON.stringify(events.at(-1))).toContain('This file is larger than 4 MB.');
    await app.server.idle();
    expect(await listed(client)).toHaveLength(1);
    await deleteAll(client);
  });

  it('leaves nothing behind when it breaks off or is given up', async () => {
    way = 'broken';
    const events = await followImport(app, client, await begin());
    expect(events.at(-1)?.action).toBe('error');

    way = 'held';
    const token = await begin();
    const socket = openSocket(app, `/companion/api/${token}`, client);
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify({ action: 'cancel' }));
    await over.promise;
    socket.close();
    await app.server.idle();
    expect([await listed(client), await used(client)]).toEqual([[], 0]);
    await expect.poll(() => app.filesKept()).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followImport, startElsewhere } from '#test-support/elsewhere.ts';
import { listed, used } from '#test-support/my-files.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { describeRemoteFile, importRemoteFile } from '../imports.contract.ts';

const elsewhere = await startElsewhere();
afterAll(() => elsewhere.stop());

const MB = 1024 * 1024;

describe('importing', () => {
  let app: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    app = await startTestApp('sqlite', null, {
      imports: elsewhere.imports,
      fileLimits: { fileBytes: 2 * MB, userBytes: 2 * MB, files: 100 },
    });
    client = await app.user('alice');
  });
  afterAll(() => app?.stop());

  it('refuses a file over the limit before a byte is stored', async () => {
    const answer = await client.refused(importRemoteFile, { body: { url: elsewhere.at('/large') } });
    expect(answer.status).toBe(413);
    expect(answer.body.message).toContain('larger than 2 MB');
    expect(await used(client)).toBe(0);
  });

  it('stops a file that grows over the limit on its way', async () => {
    const started = await client.call(importRemoteFile, { body: { url: elsewhere.at('/unsized') } });
    const events = await followImport(app, client, started.body.token);
    expect(events.at(-1)).toMatchObject({ action: 'error', payload: { error: { name: 'Error' } } });
    expect(JSON.stringify(events.at(-1))).toContain('larger than 2 MB');
    await app.server.idle();
    expect([await listed(client), await used(client)]).toEqual([[], 0]);
  });

  it('takes six at once that do not say how large they are, where there is room for them', async () => {
    const many = await startTestApp('sqlite', null, {
      imports: elsewhere.imports,
      fileLimits: { fileBytes: 20 * MB, userBytes: 40 * MB, files: 100 },
    });
    const bob = await many.user('bob');
    const ends = Array.from({ length: 6 }, async () => {
      const started = await bob.call(importRemoteFile, { body: { url: elsewhere.at('/unsized') } });
      return (await followImport(many, bob, started.body.token)).at(-1)?.action;
    });
    expect(await Promise.all(ends)).toEqual(Array(6).fill('success'));
    expect(await used(bob)).toBe(18 * MB);
    await many.stop();
  });

  it.each([
    () => `http://127.0.0.1:${elsewhere.inside.port}/`,
    () => `http://localhost:${elsewhere.inside.port}/`,
    () => `http://2130706433:${elsewhere.inside.port}/`,
    () => `http://[::ffff:127.0.0.1]:${elsewhere.inside.port}/`,
    () => elsewhere.at(`/to?url=${encodeURIComponent(`http://127.0.0.1:${elsewhere.inside.port}/`)}`),
    () => elsewhere.at(`/to?url=${encodeURIComponent(`http://[::1]:${elsewhere.inside.port}/`)}`),
    () => 'http://169.254.169.254/latest/meta-data/',
    () => 'file:///etc/passwd',
  ])('reaches nothing inside (%#)', async (address) => {
    for (const endpoint of [describeRemoteFile, importRemoteFile]) {
      const answer = await client.refused(endpoint, { body: { url: address() } });
      expect(answer.status).toBe(400);
    }
    expect(elsewhere.inside.asked).toEqual([]);
  });

  it.each([
    ['GET', '/companion/'],
    ['GET', '/companion/drive/list'],
    ['GET', '/companion/s3/params'],
    ['POST', '/companion/s3/multipart'],
    ['GET', '/companion/metrics'],
    ['POST', '/companion/webdav/simple-auth'],
  ])('has nothing of Companion at %s %s', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    expect((await client.send(method, path, body)).status).toBe(404);
  });

  it('is refused to pages of other sites', async () => {
    const body = { url: elsewhere.at('/x') };
    const other = { origin: 'https://other.example' };
    expect((await client.refused(importRemoteFile, { body }, other)).body.code).toBe('CROSS_SITE_REQUEST');
  });

  it('lets no more than twelve at once wait', async () => {
    const busy = await app.user('busy');
    const statuses = new Set<number>();
    for (let n = 0; n < 12; n += 1) {
      statuses.add((await busy.call(importRemoteFile, { body: { url: elsewhere.at('/unsized') } })).status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await busy.refused(importRemoteFile, { body: { url: elsewhere.at('/unsized') } })).status).toBe(
      429,
    );
  });

  it('lets no more than twelve wait that are asked for at the same time', async () => {
    const eager = await app.user('eager');
    const body = { url: elsewhere.at('/unsized') };
    const answers = Array.from({ length: 30 }, () => eager.send('POST', importRemoteFile.path, body));
    const statuses = (await Promise.all(answers)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(12).fill(200), ...Array(18).fill(429)]);
  });
});

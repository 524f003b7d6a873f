import { describe, expect, inject, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { createS3ObjectStore } from '#platform/server/object-store/s3-object-store.ts';
import { startBreakableProxy } from '#test-support/breakable-proxy.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothStores, PASSWORD, startTestApp } from '#test-support/start-test-app.ts';
import { createTestBucket } from '#test-support/test-bucket.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { deleteFile, downloadFile, getFileUsage, listFiles } from '../files.contract.ts';
import { getTemporaryCredentials, signUpload } from '../large-files.contract.ts';
import { createUpload } from '../uploads.contract.ts';
import { keysOf } from './file-keys.ts';
import { sweepUploads } from './sweep.ts';

const MB = 1024 ** 2;
const LIMITS = { fileBytes: 12 * MB, userBytes: 20 * MB };
const bytes = (length: number, seed: number) =>
  Buffer.alloc(
    length,
    Uint8Array.from({ length: 251 }, (_, i) => (i * seed) % 251),
  );

describeOnBothStores(
  'large files, wherever they are kept,',
  (app, store) => {
    const listed = async (client: TestClient) => (await client.call(listFiles, { query: {} })).body;
    const used = async (client: TestClient) => (await client.call(getFileUsage, {})).body.bytes;
    /** The whole file as a browser gets it, which follows where the server leads. */
    const download = async (client: TestClient, fileId: string, headers: Record<string, string> = {}) => {
      const answer = await client.fetch(`/api/files/${fileId}/content`, { headers });
      const led = answer.headers.get('location');
      expect([answer.status, led !== null]).toEqual(
        store === 'S3' ? [302, true] : [headers['range'] ? 206 : 200, false],
      );
      return led === null ? answer : fetch(led, { headers });
    };

    it('come in parts at the addresses that are given, and are downloaded byte for byte', async () => {
      const alice = await app().user('alice');
      const content = Buffer.concat([bytes(5 * MB, 3), bytes(MB + 7, 5)]);
      const upload = await PartedUpload.begin(alice, {
        filename: 'Größe.mp4',
        type: 'video/mp4',
        metadata: { size: content.length },
      });
      const address = await upload.address(1);
      const base = app().objects.directBase ?? `${app().url}/api/objects/`;
      expect(address.startsWith(base)).toBe(true);
      const [second, first] = await Promise.all([
        upload.send(2, content.subarray(5 * MB)),
        upload.send(1, content.subarray(0, 5 * MB)),
      ]);
      expect((await upload.list()).body.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
        [1, 5 * MB],
        [2, MB + 7],
      ]);
      expect(await listed(alice)).toEqual([]);
      expect((await upload.complete([second, first])).status).toBe(400);
      expect((await upload.complete([first, { ...second, ETag: first.ETag }])).status).toBe(400);
      expect((await upload.complete([first, second])).status).toBe(200);
      expect((await upload.complete([first, second])).status).toBe(200);
      expect(await listed(alice)).toMatchObject([{ id: upload.key, size: content.length }]);

      const whole = await download(alice, upload.key);
      expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
      expect(whole.headers.get('content-disposition')).toContain("filename*=UTF-8''Gr%C3%B6%C3%9Fe.mp4");
      const across = await download(alice, upload.key, { range: `bytes=${5 * MB - 2}-${5 * MB + 1}` });
      expect([across.status, Buffer.from(await across.arrayBuffer())]).toEqual([
        206,
        content.subarray(5 * MB - 2, 5 * MB + 2),
      ]);
      const bob = await app().user('bob');
      expect((await bob.refused(downloadFile, { params: { fileId: upload.key } })).status).toBe(404);
      expect((await alice.call(deleteFile, { params: { fileId: upload.key } })).status).toBe(204);
      expect([await used(alice), await app().filesKept()]).toEqual([0, []]);
    });

    it('are refused before a byte is sent when they announce too much', async () => {
      const carol = await app().user('carol');
      const body = { filename: 'x.bin', metadata: { size: LIMITS.fileBytes + 1 } };
      expect((await carol.send('POST', '/s3/multipart', body)).status).toBe(413);
      const query = { filename: 'x.bin', 'metadata[size]': `${LIMITS.fileBytes + 1}` };
      expect((await carol.send('GET', `/s3/params?${new URLSearchParams(query)}`)).status).toBe(413);
      expect(await app().filesKept()).toEqual([]);
    });

    it('with more in them than was announced are refused, and nothing of them stays', async () => {
      const dave = await app().user('dave');
      const upload = await PartedUpload.begin(dave, { metadata: { size: 5 } });
      const answer = await upload.put(1, '123456');
      if (answer.status === 200) {
        const part = { PartNumber: 1, ETag: answer.headers.get('etag') ?? '' };
        expect((await upload.complete([part])).status).toBe(413);
      } else expect(answer.status).toBe(413);
      await upload.abort();
      expect([await listed(dave), await used(dave), await app().filesKept()]).toEqual([[], 0, []]);
    });

    it('show once they have come in one request, of the announced size alone', async () => {
      const erin = await app().user('erin');
      const query = { filename: 'note.txt', 'metadata[size]': 5, 'metadata[putDirectly]': '1' };
      const { url, fields, headers } = (await erin.call(signUpload, { query })).body;
      expect(url.startsWith(app().objects.directBase ?? app().url)).toBe(true);
      const send = (body: string) => fetch(url, { method: 'PUT', body, headers });
      expect((await send('123456')).status).toBe(store === 'S3' ? 403 : 413);
      expect(await listed(erin)).toEqual([]);
      expect((await send('12345')).status).toBe(200);
      const [file] = await listed(erin);
      expect(file).toMatchObject({ id: fields['key'], size: 5 });
      expect(await (await download(erin, file?.id ?? '')).text()).toBe('12345');
      await erin.call(deleteFile, { params: { fileId: file?.id ?? '' } });
      expect(await app().filesKept()).toEqual([]);
    });

    it('leave nothing when they are given up, forgotten, or their owner goes', async () => {
      const frank = await app().user('frank');
      const givenUp = await PartedUpload.begin(frank);
      await givenUp.send(1, 'first');
      expect((await givenUp.abort()).status).toBe(200);
      const forgotten = await PartedUpload.begin(frank);
      await forgotten.send(1, 'first');
      app().clock.advance({ hours: 25 });
      await sweepUploads(app());
      expect(await app().filesKept()).toEqual([]);
      const again = await app().user('frank');
      await (await PartedUpload.begin(again)).send(1, 'first');
      const done = await PartedUpload.begin(again);
      await done.complete([await done.send(1, 'only')]);
      expect(await app().filesKept()).not.toEqual([]);
      expect((await again.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
      expect(await app().filesKept()).toEqual([]);
    });

    it('have keys that begin with their owner’s mark, and no credentials where the store has none', async () => {
      const grace = await app().user('grace');
      const upload = await PartedUpload.begin(grace);
      const row = await app()
        .db.selectFrom('stored_object')
        .select('user_id')
        .where('id', '=', upload.key)
        .executeTakeFirst();
      expect(upload.key.startsWith(keysOf(row?.user_id ?? ''))).toBe(true);
      const answer = await grace.refused(getTemporaryCredentials, {});
      expect([answer.status, answer.body.code]).toEqual([501, 'NOT_CONFIGURED']);
      expect(answer.body.message).toContain(
        store === 'S3' ? 'gives no temporary credentials' : 'its own disk',
      );
      await upload.abort();
    });
  },
  { fileLimits: LIMITS },
);

describe.skipIf(inject('s3Offer') === null)('a bucket that is lost', () => {
  it('is told plainly, costs nothing else, and works again by itself', async () => {
    const bucket = await createTestBucket(inject('s3Offer'));
    const { hostname, port } = new URL(bucket.settings.endpoint);
    const proxy = await startBreakableProxy({ host: hostname, port: Number(port) });
    const objects = createS3ObjectStore({ ...bucket.settings, endpoint: `http://127.0.0.1:${proxy.port}` });
    const app = await startTestApp('sqlite', null, { objects });
    const ivan = await app.user('ivan');
    const upload = await PartedUpload.begin(ivan);
    const part = await upload.send(1, 'all of it');
    const other = await PartedUpload.begin(ivan);
    await proxy.cut();
    const lost = await upload.complete([part]);
    expect([lost.status, lost.body, lost.headers.get('retry-after')]).toEqual([
      503,
      {
        code: 'UNAVAILABLE',
        message:
          'Lampstand cannot reach its files right now. Nothing was saved; please try again in a moment.',
      },
      '5',
    ]);
    expect((await ivan.send('POST', '/s3/multipart', { filename: 'x' })).status).toBe(503);
    const ready = await ivan.fetch('/readyz');
    expect([ready.status, await ready.text()]).toEqual([200, 'ready, but the file store does not answer']);
    // What is to go is gone for its owner; its bytes go with the next sweep.
    expect((await other.abort()).status).toBe(200);
    expect((await other.list()).status).toBe(404);
    // Signing an address asks nobody.
    expect((await ivan.call(createUpload, {})).status).toBe(200);
    await proxy.mend();
    expect((await upload.complete([part])).status).toBe(200);
    expect(await (await ivan.fetch('/readyz')).text()).toBe('ready');
    await app.stop();
    await proxy.cut();
    await bucket.remove();
  });
});

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothEngines, PASSWORD } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { deleteFile, downloadFile, getFileUsage, listFiles } from '../files.contract.ts';
import { getTemporaryCredentials, postFile, putFile, putPart, signUpload } from '../large-files.contract.ts';
import { getObject } from '../uploads.contract.ts';
import { sweepUploads } from './sweep.ts';

const MB = 1024 ** 2;
const LIMITS = { fileBytes: 12 * MB, userBytes: 20 * MB };
const bytes = (length: number, seed = 1) => {
  const block = createHash('sha512').update(`${seed}`).digest();
  return Buffer.alloc(length, block);
};

describeOnBothEngines(
  'files',
  (app) => {
    const filesKept = () =>
      readdirSync(app().objectsDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .sort();
    const listed = async (client: TestClient) => (await client.call(listFiles, { query: {} })).body;
    const used = async (client: TestClient) => (await client.call(getFileUsage, {})).body.bytes;
    const addressFor = async (client: TestClient, query: Record<string, string> = {}) =>
      (await client.call(signUpload, { query: { filename: 'notes.txt', type: 'text/plain', ...query } }))
        .body;
    const put = (client: TestClient, url: string, body: RequestInit['body']) =>
      client.fetch(url, { method: 'PUT', body: body ?? null });
    async function store(client: TestClient, content: Uint8Array, filename = 'notes.txt') {
      const { url, fields } = await addressFor(client, { filename });
      expect((await put(client, url, new Uint8Array(content))).status).toBe(200);
      return fields['key'] ?? '';
    }

    it('come in parts, at once and in any order, and are downloaded byte for byte', async () => {
      const alice = await app().user('alice');
      const content = bytes(11 * MB + 7);
      const upload = await PartedUpload.begin(alice, {
        filename: 'Predigt über "Licht".mp4',
        type: 'video/mp4',
        metadata: { size: content.length, name: 'anything' },
      });
      const cuts = [
        content.subarray(0, 5 * MB),
        content.subarray(5 * MB, 10 * MB),
        content.subarray(10 * MB),
      ];
      const parts = await Promise.all(cuts.map((cut, i) => upload.send(i + 1, cut)));
      expect((await upload.list()).body).toEqual(
        parts.map((part, i) => ({ ...part, Size: cuts[i]!.length })),
      );
      expect(parts[0]!.ETag).toMatch(/^"[0-9a-f]+"$/);
      expect(await listed(alice)).toEqual([]);
      const done = await upload.complete(parts);
      const location = `${app().url}/api/files/${upload.key}/content`;
      expect([done.status, done.body]).toEqual([200, { location, key: upload.key }]);
      expect((await upload.complete(parts)).body).toEqual(done.body);
      expect(await listed(alice)).toEqual([
        {
          id: upload.key,
          name: 'Predigt über "Licht".mp4',
          contentType: 'video/mp4',
          size: content.length,
          createdAt: app().clock.now(),
          url: `/api/files/${upload.key}/content`,
        },
      ]);

      const whole = await alice.fetch(location);
      expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
      expect(Object.fromEntries(whole.headers)).toMatchObject({
        'content-type': 'video/mp4',
        'content-disposition': `attachment; filename="Predigt _ber _Licht_.mp4"; filename*=UTF-8''Predigt%20%C3%BCber%20%22Licht%22.mp4`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      });
      const range = { range: `bytes=${5 * MB - 3}-${5 * MB + 3}` };
      const across = await alice.fetch(location, { headers: range });
      expect([across.status, Buffer.from(await across.arrayBuffer())]).toEqual([
        206,
        content.subarray(5 * MB - 3, 5 * MB + 4),
      ]);
      const etag = whole.headers.get('etag') ?? '';
      expect((await alice.fetch(location, { headers: { 'if-none-match': etag } })).status).toBe(304);
      expect(await used(alice)).toBe(content.length);
      expect((await alice.call(deleteFile, { params: { fileId: upload.key } })).status).toBe(204);
      expect((await alice.fetch(location)).status).toBe(404);
      expect([await listed(alice), await used(alice), filesKept()]).toEqual([[], 0, []]);
    });

    it('come in one request by PUT, or as a form by POST; a lost answer can be asked for again', async () => {
      const bob = await app().user('bob');
      const answer = await addressFor(bob);
      expect(answer).toMatchObject({ method: 'PUT', headers: { 'content-type': 'text/plain' } });
      const first = await put(bob, answer.url, 'In the beginning');
      const location = first.headers.get('location') ?? '';
      expect(await (await bob.fetch(location)).text()).toBe('In the beginning');
      expect((await put(bob, answer.url, 'In the beginning')).headers.get('etag')).toBe(
        first.headers.get('etag'),
      );

      // The newest is listed first; of one millisecond none is.
      app().clock.advance({ ms: 1 });
      const forForm = await addressFor(bob, { filename: 'form.bin', type: 'undefined' });
      const form = new FormData();
      for (const [name, value] of Object.entries(forForm.fields)) form.set(name, value);
      form.set('file', new Blob([bytes(3 * MB)]), 'ignored.exe');
      const posted = await bob.fetch(forForm.url, { method: 'POST', body: form });
      expect(posted.status).toBe(200);
      const inForm = (await listed(bob)).find(({ name }) => name === 'form.bin');
      expect(inForm).toMatchObject({
        name: 'form.bin',
        size: 3 * MB,
        contentType: 'application/octet-stream',
      });
      // Where Uppy 6 thinks it is: the address it sent to, and the key.
      const guess = `${new URL(forForm.url).pathname}/${forForm.fields['key']}`;
      const led = await bob.call(getObject, { params: { objectId: forForm.fields['key'] ?? '' } });
      expect([guess, led.status, led.headers.get('location')]).toEqual([
        `/api/objects/${inForm?.id}`,
        302,
        inForm?.url,
      ]);
      expect(await listed(bob)).toHaveLength(2);
      for (const { id } of await listed(bob)) await bob.call(deleteFile, { params: { fileId: id } });
    });

    it('are their owner’s alone', async () => {
      const carol = await app().user('carol');
      const dave = await app().user('dave');
      const fileId = await store(carol, Buffer.from('mine'));
      const params = { fileId };
      expect((await dave.refused(downloadFile, { params })).status).toBe(404);
      expect((await dave.refused(deleteFile, { params })).status).toBe(404);
      expect((await dave.refused(getObject, { params: { objectId: fileId } })).status).toBe(404);
      expect(await listed(dave)).toEqual([]);
      const upload = await PartedUpload.begin(carol);
      const part = await upload.send(1, 'first');
      const stranger = upload.as(dave);
      const attempts = [
        await stranger.list(),
        await stranger.complete([part]),
        await stranger.abort(),
        await dave.send('GET', `/s3/multipart/${upload.uploadId}/1?key=${upload.key}`),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await upload.list()).body).toHaveLength(1);
      expect((await upload.complete([part])).status).toBe(200);
      expect((await stranger.complete([part])).status).toBe(404);
      for (const { id } of await listed(carol)) await carol.call(deleteFile, { params: { fileId: id } });
    });

    it('leave nothing when they are given up, and take no more parts then', async () => {
      const erin = await app().user('erin');
      const upload = await PartedUpload.begin(erin, { metadata: { size: 6 * MB } });
      await upload.send(1, bytes(5 * MB));
      const address = await upload.address(2);
      expect(await used(erin)).toBe(6 * MB);
      expect([(await upload.abort()).status, await used(erin), filesKept()]).toEqual([200, 0, []]);
      expect((await put(erin, address, 'late')).status).toBe(404);
      expect((await upload.list()).status).toBe(404);
      expect(filesKept()).toEqual([]);
    });

    it('are listed a page at a time, newest first', async () => {
      const frank = await app().user('frank');
      for (const name of ['first', 'second', 'third']) {
        await store(frank, Buffer.from(name), name);
        app().clock.advance({ ms: 1 });
      }
      const page = await frank.call(listFiles, { query: { limit: 2 } });
      const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
      const rest = await frank.send<{ name: string }[]>('GET', next);
      const names = [...page.body, ...rest.body].map(({ name }) => name);
      expect([names, rest.headers.get('link')]).toEqual([['third', 'second', 'first'], null]);
      for (const { id } of await listed(frank)) await frank.call(deleteFile, { params: { fileId: id } });
    });

    it('that never came to an end go after a day, and hold no room; what did arrive stays', async () => {
      const grace = await app().user('grace');
      const upload = await PartedUpload.begin(grace, { metadata: { size: 9 * MB } });
      await upload.send(1, bytes(5 * MB));
      await addressFor(grace, { 'metadata[size]': `${5 * MB}` });
      const kept = await addressFor(grace);
      async function* chunks() {
        yield Buffer.from('the server ended before it could note this');
      }
      await app().objects.put(kept.fields['key'] ?? '', chunks(), { maxBytes: 99, contentType: 'x/y' });
      expect(await used(grace)).toBe(14 * MB);
      app().clock.advance({ hours: 2 });
      expect(await used(grace)).toBe(9 * MB);
      expect(await listed(await app().user('grace'))).toMatchObject([{ id: kept.fields['key'] }]);
      app().clock.advance({ hours: 23 });
      await sweepUploads(app());
      const again = await app().user('grace');
      expect((await upload.as(again).list()).status).toBe(404);
      const [file] = await listed(again);
      expect([await used(again), filesKept()]).toEqual([file?.size, [file?.id]]);
      await again.call(deleteFile, { params: { fileId: file?.id ?? '' } });
    });

    it('are handed out and erased with the account, unfinished ones too', async () => {
      const olga = await app().user('olga');
      const fileId = await store(olga, Buffer.from('a letter'), 'letter.txt');
      app().clock.advance({ ms: 1 });
      const upload = await PartedUpload.begin(olga);
      await upload.send(1, 'first');
      const address = await upload.address(2);
      const { files } = (await olga.call(exportMine, {})).body as unknown as { files: unknown[] };
      expect(files).toMatchObject([
        { kind: 'file', name: 'letter.txt', url: `/api/files/${fileId}/content`, size: 8 },
        { kind: 'file', name: 'sermon.mp4', size: null },
      ]);
      expect((await olga.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
      expect(filesKept()).toEqual([]);
      expect((await put(olga, address, 'late')).status).toBe(404);
      expect(filesKept()).toEqual([]);
    });

    it('have no temporary credentials on a disk', async () => {
      const answer = await (await app().user('alice')).refused(getTemporaryCredentials, {});
      expect([answer.status, answer.body]).toEqual([
        501,
        {
          code: 'NOT_CONFIGURED',
          message:
            'This server keeps files on its own disk: no S3 service is configured, so there are no temporary credentials.',
        },
      ]);
    });

    it('are received at signed addresses alone', async () => {
      const query = { key: 'x', expires: 1, signature: 'AAAA' };
      const visitor = app().visitor();
      expect((await visitor.refused(putFile, { query })).status).toBe(403);
      expect((await visitor.refused(postFile, { query })).status).toBe(403);
      const { key: _, ...signed } = query;
      const params = { objectId: 'x', partNumber: 1 };
      const part = await visitor.refused(putPart, { params, query: { uploadId: 'x', ...signed } });
      expect(part.status).toBe(403);
    });
  },
  { fileLimits: LIMITS },
);

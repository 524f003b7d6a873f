import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addressFor, deleteAll, download, listed, put, store, used } from '#test-support/my-files.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import { deleteFile, listFiles } from '../files.contract.ts';
import { postFile, putFile, putPart } from '../large-files.contract.ts';
import { getObject } from '../objects.contract.ts';

const MB = 1024 ** 2;
const LIMITS = { fileBytes: 12 * MB, userBytes: 20 * MB, files: 100 };
const bytes = (length: number) => Buffer.alloc(length, createHash('sha512').update('seed').digest());

describeOnBothStores(
  'large files',
  (app, kept) => {
    it('come in parts, at once and in any order, and are downloaded byte for byte', async () => {
      const alice = await app().user('alice');
      const content = bytes(10 * MB + 7);
      const upload = await PartedUpload.begin(alice, {
        filename: 'Predigt über "Licht".mp4',
        type: 'video/mp4',
        metadata: { size: content.length, name: 'anything' },
      });
      const base = app().objects.directBase ?? `${app().url}/api/objects/`;
      expect((await upload.address(1)).startsWith(base)).toBe(true);
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

      // A bucket's file comes from the bucket.
      expect((await alice.fetch(location)).status).toBe(kept === 'S3' ? 302 : 200);
      const whole = await download(alice, upload.key);
      expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
      expect(whole.headers.get('content-type')).toBe('video/mp4');
      expect(whole.headers.get('content-disposition')).toBe(
        `attachment; filename="Predigt _ber _Licht_.mp4"; filename*=UTF-8''Predigt%20%C3%BCber%20%22Licht%22.mp4`,
      );
      const across = await download(alice, upload.key, { range: `bytes=${5 * MB - 3}-${5 * MB + 3}` });
      expect([across.status, Buffer.from(await across.arrayBuffer())]).toEqual([
        206,
        content.subarray(5 * MB - 3, 5 * MB + 4),
      ]);
      const etag = whole.headers.get('etag') ?? '';
      expect((await download(alice, upload.key, { 'if-none-match': etag })).status).toBe(304);
      expect(await used(alice)).toBe(content.length);
      expect((await alice.call(deleteFile, { params: { fileId: upload.key } })).status).toBe(204);
      expect((await alice.fetch(location)).status).toBe(404);
      expect([await listed(alice), await used(alice), await app().filesKept()]).toEqual([[], 0, []]);
    });

    if (kept === 'disk')
      it('from this server are never opened as pages of it', async () => {
        const alice = await app().user('alice');
        const fileId = await store(alice, '<script>alert(1)</script>', 'page.html');
        const { headers } = await download(alice, fileId);
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-cache',
        });
        await alice.call(deleteFile, { params: { fileId } });
      });

    it('come in one request by PUT, or as a form by POST; a lost answer can be asked for again', async () => {
      const bob = await app().user('bob');
      const answer = await addressFor(bob);
      expect(answer).toMatchObject({ method: 'PUT', headers: { 'content-type': 'text/plain' } });
      const first = await put(bob, answer.url, 'In the beginning');
      expect(first.headers.get('location')).toBe(`${app().url}/api/files/${answer.fields['key']}/content`);
      expect(await (await download(bob, answer.fields['key'] ?? '')).text()).toBe('In the beginning');
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
      await deleteAll(bob);
    });

    it('are put straight to where they are kept when the sender can, of the announced size alone', async () => {
      const erin = await app().user('erin');
      const query = { filename: 'note.txt', 'metadata[size]': 5, 'metadata[putDirectly]': '1' } as const;
      const { url, fields, headers } = await addressFor(erin, query);
      expect(url.startsWith(app().objects.directBase ?? app().url)).toBe(true);
      const send = (body: string) => fetch(url, { method: 'PUT', body, headers });
      expect((await send('123456')).status).toBe(kept === 'S3' ? 403 : 413);
      expect(await listed(erin)).toEqual([]);
      expect((await send('12345')).status).toBe(200);
      const [file] = await listed(erin);
      expect(file).toMatchObject({ id: fields['key'], size: 5 });
      expect(await (await download(erin, file?.id ?? '')).text()).toBe('12345');
      await erin.call(deleteFile, { params: { fileId: file?.id ?? '' } });
      expect(await app().filesKept()).toEqual([]);
    });

    it('are listed a page at a time, newest first', async () => {
      const frank = await app().user('frank');
      for (const name of ['first', 'second', 'third']) {
        await store(frank, name, name);
        app().clock.advance({ ms: 1 });
      }
      const page = await frank.call(listFiles, { query: { limit: 2 } });
      const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
      const rest = await frank.send<{ name: string }[]>('GET', next);
      const names = [...page.body, ...rest.body].map(({ name }) => name);
      expect([names, rest.headers.get('link')]).toEqual([['third', 'second', 'first'], null]);
      await deleteAll(frank);
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

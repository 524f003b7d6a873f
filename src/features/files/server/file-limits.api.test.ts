import { expect, it } from 'vitest';
import { addressFor, listed, put, used } from '#test-support/my-files.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { beginUpload, signUpload } from '../large-files.contract.ts';

const MB = 1024 ** 2;
const LIMITS = { fileBytes: 12 * MB, userBytes: 20 * MB, files: 100 };
const unannounced = (length: number) => ({
  body: new Blob([new Uint8Array(length)]).stream(),
  duplex: 'half',
});

describeOnBothStores(
  'more files than one person can keep',
  (app) => {
    it('are refused with a clear answer, also of thirty at once, and deletion gives room back', async () => {
      const gail = await app().user('gail');
      const begin = () => gail.call(beginUpload, { body: { filename: 'a.bin', metadata: { size: 1 } } });
      const sign = () => gail.call(signUpload, { query: { filename: 'b.bin', 'metadata[size]': '1' } });
      const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => (i % 2 ? begin() : sign())));
      const statuses = answers.map(({ status }) => status);
      expect([200, 413].map((one) => statuses.filter((status) => status === one).length)).toEqual([7, 23]);
      expect((await gail.refused(signUpload, { query: { filename: 'c.bin' } })).body).toEqual({
        code: 'TOO_LARGE',
        message:
          'You have 7 files here, which is as many as one person can keep. Please delete some that you no longer need.',
      });
      // Addresses that were never used take no place when they are over, whereas uploads in parts stay until they are given up.
      app().clock.advance({ hours: 2 });
      const url = (await sign()).body.url;
      expect((await put(gail, url, new Uint8Array(1))).status).toBe(200);
      const [file] = await listed(gail);
      let more = 0;
      while ((await begin()).status === 200) more += 1;
      expect(more).toBeLessThan(7);
      await gail.send('DELETE', `/api/files/${file?.id}`);
      expect((await begin()).status).toBe(200);
      expect((await begin()).status).toBe(413);
    });
  },
  { fileLimits: { ...LIMITS, files: 7 } },
);

describeOnBothStores(
  'large files that are too large',
  (app, kept) => {
    const addressOf = async (client: TestClient, size?: number) =>
      (await addressFor(client, size === undefined ? {} : { 'metadata[size]': size })).url;

    it('are refused with 413 before a byte is sent, when they announce it', async () => {
      const dave = await app().user('dave');
      const begin = (size: number) =>
        dave.call(beginUpload, { body: { filename: 'a.bin', metadata: { size } } });
      const refusal = async (size: number) => {
        const { status, body } = await begin(size);
        return [status, (body as unknown as { message: string }).message];
      };
      expect(await refusal(12 * MB + 1)).toEqual([
        413,
        'This file is larger than 12 MB. Please choose a smaller one.',
      ]);
      const tooLarge = { filename: 'a.bin', 'metadata[size]': `${12 * MB + 1}` };
      expect((await dave.refused(signUpload, { query: tooLarge })).status).toBe(413);
      expect(await app().filesKept()).toEqual([]);
      const upload = await PartedUpload.begin(dave, { metadata: { size: 12 * MB } });
      expect(await refusal(9 * MB)).toEqual([
        413,
        'There is not enough room for this file: your files take 12 MB of 20 MB, of which uploads that are not finished hold 12 MB. Please delete some that you no longer need.',
      ]);
      const six = await Promise.all(Array.from({ length: 6 }, () => begin(3 * MB)));
      expect(six.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413, 413, 413]);
      expect(await used(dave)).toBe(18 * MB);
      await upload.abort();
      for (const { status, body } of six) {
        if (status === 200) await dave.send('DELETE', `/s3/multipart/${body.uploadId}?key=${body.key}`);
      }
      expect([await used(dave), await app().filesKept()]).toEqual([0, []]);
    });

    if (kept === 'S3')
      it('come to nothing at their end, since a bucket takes parts without asking', async () => {
        const erin = await app().user('erin');
        const ends = async (size: number, metadata: { size?: number } = {}) => {
          const upload = await PartedUpload.begin(erin, { metadata });
          const { status } = await upload.complete([await upload.send(1, new Uint8Array(size))]);
          await upload.abort();
          return status;
        };
        expect(await ends(6, { size: 5 })).toBe(413);
        expect(await ends(12 * MB + 1)).toBe(413);
        const reserved = await PartedUpload.begin(erin, { metadata: { size: 12 * MB } });
        expect(await ends(8 * MB + 1)).toBe(413);
        await reserved.abort();
        expect([await listed(erin), await used(erin), await app().filesKept()]).toEqual([[], 0, []]);
      });

    it('in one request are not larger than announced, by any measure', async () => {
      const frank = await app().user('frank');
      const body = new Uint8Array(101);
      expect((await put(frank, await addressOf(frank, 100), body)).status).toBe(413);
      expect((await put(frank, await addressOf(frank, 100), null, unannounced(101))).status).toBe(413);
      const form = new FormData();
      form.set('key', 'x');
      form.set('file', new Blob([body]));
      const posted = await frank.fetch(await addressOf(frank, 100), { method: 'POST', body: form });
      expect(posted.status).toBe(413);
      const large = new Uint8Array(12 * MB + 1);
      expect((await put(frank, await addressOf(frank), large)).status).toBe(413);
      expect((await put(frank, await addressOf(frank), null, unannounced(large.length))).status).toBe(413);
      expect([await listed(frank), await app().filesKept()]).toEqual([[], []]);
      expect((await put(frank, await addressOf(frank, 101), body)).status).toBe(200);
      const [file] = await listed(frank);
      await frank.send('DELETE', `/api/files/${file?.id}`);
    });
  },
  { fileLimits: LIMITS },
);

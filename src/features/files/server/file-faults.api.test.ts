import { expect, it } from 'vitest';
import { beginPut } from '#test-support/begin-put.ts';
import { addressFor, listed, put, used } from '#test-support/my-files.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import { completeUpload, listParts } from '../large-files.contract.ts';

const MB = 1024 ** 2;
const STALL_MS = 300;
const MORE_THAN_FIVE = '12345 and more that was not announced\r\n\r\n';

describeOnBothStores(
  'large files that are not as they should be',
  (app, kept) => {
    it('stay unfinished when the list of parts is wrong, and can still be completed', async () => {
      const carol = await app().user('carol');
      const upload = await PartedUpload.begin(carol);
      const [first, second, third] = await Promise.all([
        upload.send(1, new Uint8Array(5 * MB)),
        upload.send(2, new Uint8Array(5 * MB - 1)),
        upload.send(3, 'end'),
      ]);
      const refused = async (parts: { PartNumber: number; ETag: string }[]) => {
        const { status, body } = await upload.complete(parts);
        return [status, (body as unknown as { message: string }).message];
      };
      const missing = 'A part of this file is missing or is not the one that was sent. Please send it again.';
      expect(await refused([{ ...first, ETag: '"0123"' }])).toEqual([400, missing]);
      expect(await refused([first, { ...second, ETag: first.ETag }])).toEqual([400, missing]);
      expect(await refused([first, { PartNumber: 4, ETag: third.ETag }])).toEqual([400, missing]);
      expect(await refused([second, first])).toEqual([400, 'The parts of this file are not in order.']);
      expect(await refused([first, first])).toEqual([400, 'The parts of this file are not in order.']);
      expect(await refused([first, second, third])).toEqual([
        400,
        'A part of this file is too small: all but the last have at least 5 MB.',
      ]);
      expect(await refused([])).toEqual([400, 'A file has at least one part.']);
      const many = Array.from({ length: 10_001 }, (_, i) => ({ PartNumber: i + 1, ETag: first.ETag }));
      expect(await refused(many)).toEqual([400, 'A file has at most 10,000 parts.']);
      const beyond = { params: { uploadId: upload.uploadId }, query: { key: upload.key } };
      const past = [{ PartNumber: 10_001, ETag: first.ETag }];
      expect((await carol.refused(completeUpload, { ...beyond, body: { parts: past } })).status).toBe(400);
      expect((await carol.call(listParts, beyond)).body).toHaveLength(3);
      expect(await listed(carol)).toEqual([]);
      // Without quotes too: Uppy 6 takes them off.
      const bare = [first, second].map((part) => ({ ...part, ETag: part.ETag.replaceAll('"', '') }));
      expect((await upload.complete(bare)).status).toBe(200);
      expect(await listed(carol)).toMatchObject([{ size: 10 * MB - 1 }]);
      await carol.send('DELETE', `/api/files/${upload.key}`);
      expect(await app().filesKept()).toEqual([]);
    });

    it.each([
      ['no form', 'text/plain', 'bytes'],
      ['a form without a boundary', 'multipart/form-data', 'bytes'],
      [
        'a form without a file',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\nk\r\n--x--\r\n',
      ],
      [
        'a form that breaks off',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nhalf',
      ],
    ])('sent as %s are refused', async (_, type, body) => {
      const grace = await app().user('grace');
      const answer = await grace.fetch((await addressFor(grace)).url, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'INVALID_INPUT']);
      expect([await listed(grace), await used(grace), await app().filesKept()]).toEqual([[], 0, []]);
    });

    it('break off, stop in the middle or lie about their length in one request, and leave nothing', async () => {
      const heidi = await app().user('heidi');
      const address = async () => (await addressFor(heidi)).url;
      const broken = beginPut(await address(), 1000, 'half');
      if (kept === 'disk') await expect.poll(() => app().filesKept()).toHaveLength(1);
      broken.socket.end();
      expect(await broken.closed).not.toMatch(/^HTTP\/1.1 2/);
      // The server ends what only waits.
      expect(await beginPut(await address(), 1000, 'half').closed).not.toMatch(/^HTTP\/1.1 2/);
      await expect.poll(() => app().filesKept()).toEqual([]);
      expect([await listed(heidi), await used(heidi)]).toEqual([[], 0]);
      // More than was said is no part of the request, and nothing that the server would take for another.
      const lying = await beginPut(await address(), 5, MORE_THAN_FIVE).closed;
      expect(lying.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 400');
      for (const { id, size } of await listed(heidi)) {
        expect(size).toBe(5);
        await heidi.send('DELETE', `/api/files/${id}`);
      }
      await expect.poll(() => app().filesKept()).toEqual([]);
    });

    it('break off or lie about their length in a part, and leave nothing of it', async () => {
      const judy = await app().user('judy');
      const upload = await PartedUpload.begin(judy);
      const before = await app().filesKept();
      const broken = beginPut(await upload.address(1), 1000, 'half');
      if (kept === 'disk') await expect.poll(() => app().filesKept()).toHaveLength(1);
      broken.socket.end();
      expect(await broken.closed).not.toMatch(/^HTTP\/1.1 2/);
      await expect.poll(() => app().filesKept()).toEqual(before);
      // A bucket ends what only waits in its own time.
      if (kept === 'disk') await beginPut(await upload.address(1), 1000, 'half').closed;
      expect((await upload.list()).body).toEqual([]);
      const lying = await beginPut(await upload.address(1), 5, MORE_THAN_FIVE).closed;
      expect(lying.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 400');
      expect((await upload.list()).body.filter(({ Size }) => Size !== 5)).toEqual([]);
      await upload.abort();
      await expect.poll(() => app().filesKept()).toEqual([]);
    });
  },
  { fileLimits: { fileBytes: 12 * MB, userBytes: 20 * MB, files: 100 }, bodyStallMs: STALL_MS },
);

// On a busy machine each of eight may rest for longer than the others here may.
describeOnBothStores('the parts of a large file', (app) => {
  it('keep one part of those that come under its number at once', async () => {
    const ivan = await app().user('ivan');
    const upload = await PartedUpload.begin(ivan);
    const address = await upload.address(1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => put(ivan, address, new Uint8Array(2 * MB))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    // This server takes some at a time.
    expect(statuses.filter((status) => ![200, 429].includes(status))).toEqual([]);
    expect((await upload.list()).body).toMatchObject([{ PartNumber: 1, Size: 2 * MB }]);
    await upload.abort();
  });
});

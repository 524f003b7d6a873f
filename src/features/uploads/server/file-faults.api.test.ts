import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { getFileUsage, listFiles } from '../files.contract.ts';
import { beginUpload, completeUpload, listParts, signPart, signUpload } from '../large-files.contract.ts';

const MB = 1024 ** 2;
const LIMITS = { fileBytes: 12 * MB, userBytes: 20 * MB };
const STALL_MS = 300;

describeOnBothEngines(
  'files that are not as they should be',
  (app) => {
    const filesKept = () =>
      readdirSync(app().objectsDir, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
    const listed = async (client: TestClient) => (await client.call(listFiles, { query: {} })).body;
    const used = async (client: TestClient) => (await client.call(getFileUsage, {})).body.bytes;
    const singleAddress = async (client: TestClient, size?: number) =>
      (
        await client.call(signUpload, {
          query: { filename: 'a.bin', ...(size !== undefined && { 'metadata[size]': `${size}` }) },
        })
      ).body.url;
    const put = (client: TestClient, url: string, body: RequestInit['body'], more: object = {}) =>
      client.fetch(url, { method: 'PUT', body: body ?? null, ...more });
    const unannounced = (length: number) => ({
      body: new Blob([new Uint8Array(length)]).stream(),
      duplex: 'half',
    });

    it.each([
      '../../etc/passwd',
      'a/b.txt',
      'a\\b.txt',
      '..',
      '.',
      '   ',
      'a\0b',
      'two\nlines',
      'photo\u202Egpj.exe',
      'x'.repeat(256),
    ])('refuse the name %j', async (filename) => {
      const alice = await app().user('alice');
      expect((await alice.refused(beginUpload, { body: { filename } })).status).toBe(400);
      expect((await alice.refused(signUpload, { query: { filename } })).status).toBe(400);
      expect([await used(alice), filesKept()]).toEqual([0, []]);
    });

    it('refuse keys, uploads and part numbers that are none', async () => {
      const alice = await app().user('alice');
      const upload = await PartedUpload.begin(alice);
      const statusOf = async (path: string) => (await alice.send('GET', path)).status;
      const { uploadId, key } = upload;
      const statuses = {
        traversalKey: await statusOf(`/s3/multipart/${uploadId}?key=..%2F..%2Fetc%2Fpasswd`),
        dotsKey: await statusOf(`/s3/multipart/${uploadId}?key=..`),
        noKey: await statusOf(`/s3/multipart/${uploadId}`),
        unknownKey: await statusOf(`/s3/multipart/${uploadId}?key=none`),
        traversalUpload: await statusOf(`/s3/multipart/..%2F..%2Fkept?key=${key}`),
        unknownUpload: await statusOf(`/s3/multipart/00000000-0000-0000-0000-000000000000?key=${key}`),
        ...Object.fromEntries(
          await Promise.all(
            ['0', '10001', '1.5', '-1', 'x'].map(async (n) => [
              n,
              await statusOf(`/s3/multipart/${uploadId}/${n}?key=${key}`),
            ]),
          ),
        ),
      };
      expect(statuses).toEqual({
        traversalKey: 400,
        dotsKey: 400,
        noKey: 400,
        unknownKey: 404,
        traversalUpload: 404,
        unknownUpload: 404,
        '0': 400,
        '10001': 400,
        '1.5': 400,
        '-1': 400,
        x: 400,
      });
      const last = { uploadId, partNumber: 10_000 };
      expect((await alice.call(signPart, { params: last, query: { key } })).status).toBe(200);
      await upload.abort();
    });

    it('refuse an altered address, and an expired one in words that make Uppy try again', async () => {
      const bob = await app().user('bob');
      const upload = await PartedUpload.begin(bob);
      const other = await PartedUpload.begin(bob);
      const address = new URL(await upload.address(1));
      const attempt = async (change: (url: URL) => void) => {
        const url = new URL(address);
        change(url);
        return (await put(bob, url.href, 'x')).status;
      };
      const set = (name: string, value: string) => (url: URL) => url.searchParams.set(name, value);
      expect(await attempt(set('expires', '9999999999999'))).toBe(403);
      expect(await attempt(set('signature', 'AAAA'))).toBe(403);
      expect(await attempt(set('uploadId', other.uploadId))).toBe(403);
      expect(
        await attempt((url) => {
          url.pathname = url.pathname.replace(/1$/, '2');
        }),
      ).toBe(403);
      expect(
        await attempt((url) => {
          url.pathname = url.pathname.replace(upload.key, other.key);
        }),
      ).toBe(403);
      expect(await attempt((url) => url.searchParams.delete('signature'))).toBe(400);
      const single = new URL(await singleAddress(bob));
      single.searchParams.set('key', upload.key);
      expect((await put(bob, single.href, 'x')).status).toBe(403);

      const soon = await singleAddress(bob);
      app().clock.advance({ hours: 1, ms: 1 });
      for (const url of [address.href, soon]) {
        const answer = await put(bob, url, 'x');
        expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'application/xml']);
        expect(await answer.text()).toContain('<Message>Request has expired</Message>');
      }
      expect(filesKept()).toEqual([]);
      const again = await app().user('bob');
      await upload.as(again).abort();
      await other.as(again).abort();
    });

    it('stay unfinished when the list of parts is wrong, and can still be completed', async () => {
      const carol = await app().user('carol');
      const upload = await PartedUpload.begin(carol);
      const [first, second] = [
        await upload.send(1, new Uint8Array(5 * MB)),
        await upload.send(2, new Uint8Array(5 * MB - 1)),
      ];
      const third = await upload.send(3, 'end');
      const refused = async (parts: { PartNumber: number; ETag: string }[]) => {
        const { status, body } = await upload.complete(parts);
        return [status, (body as unknown as { message: string }).message];
      };
      const missing = 'A part of this file is missing or is not the one that was sent. Please send it again.';
      expect(await refused([{ ...first, ETag: '"0123"' }])).toEqual([400, missing]);
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
    });

    it('are refused with 413 before a byte is sent, when they announce too much', async () => {
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
      const upload = await PartedUpload.begin(dave, { metadata: { size: 12 * MB } });
      expect(await refusal(9 * MB)).toEqual([
        413,
        'There is not enough room for this file: your files take 12 MB of 20 MB. Please delete some that you no longer need.',
      ]);
      const six = await Promise.all(Array.from({ length: 6 }, () => begin(3 * MB)));
      expect(six.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413, 413, 413]);
      expect([await used(dave), filesKept()]).toEqual([18 * MB, []]);
      await upload.abort();
      for (const { status, body } of six) {
        if (status === 200) await dave.send('DELETE', `/s3/multipart/${body.uploadId}?key=${body.key}`);
      }
      expect([await used(dave), filesKept()]).toEqual([0, []]);
    });

    it('get no room beyond what was announced or allowed, six parts at once or not', async () => {
      const erin = await app().user('erin');
      const announced = await PartedUpload.begin(erin, { metadata: { size: 6 * MB } });
      await announced.send(1, new Uint8Array(5 * MB));
      expect((await announced.put(2, new Uint8Array(MB + 1))).status).toBe(413);
      // The same part again takes the place of the first.
      await announced.send(1, new Uint8Array(5 * MB));
      await announced.send(2, new Uint8Array(MB));
      await announced.abort();

      const silent = await PartedUpload.begin(erin);
      const address = await silent.address(1);
      const noLength = await put(erin, address, null, unannounced(10));
      expect([noLength.status, (await noLength.json()).message]).toEqual([
        400,
        'A part says how long it is (Content-Length).',
      ]);
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => silent.put(n, new Uint8Array(3 * MB))));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
      expect(statuses.slice(4)).toEqual([413, 413]);
      expect((await silent.list()).body).toHaveLength(4);
      expect(await used(erin)).toBe(12 * MB);
      const second = await PartedUpload.begin(erin);
      expect((await second.put(1, new Uint8Array(9 * MB))).status).toBe(413);
      expect((await second.put(1, new Uint8Array(8 * MB))).status).toBe(200);
      await second.abort();
      await silent.abort();
      expect([await used(erin), filesKept()]).toEqual([0, []]);
    });

    it('in one request are not larger than announced, by any measure', async () => {
      const frank = await app().user('frank');
      const body = new Uint8Array(101);
      expect((await put(frank, await singleAddress(frank, 100), body)).status).toBe(413);
      expect((await put(frank, await singleAddress(frank, 100), null, unannounced(101))).status).toBe(413);
      const form = new FormData();
      form.set('key', 'x');
      form.set('file', new Blob([body]));
      const posted = await frank.fetch(await singleAddress(frank, 100), { method: 'POST', body: form });
      expect(posted.status).toBe(413);
      const large = new Uint8Array(12 * MB + 1);
      expect((await put(frank, await singleAddress(frank), large)).status).toBe(413);
      expect((await put(frank, await singleAddress(frank), null, unannounced(large.length))).status).toBe(
        413,
      );
      expect([await listed(frank), filesKept()]).toEqual([[], []]);
      expect((await put(frank, await singleAddress(frank, 101), body)).status).toBe(200);
      const [file] = await listed(frank);
      await frank.send('DELETE', `/api/files/${file?.id}`);
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
      const answer = await grace.fetch(await singleAddress(grace), {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'INVALID_INPUT']);
      expect([await listed(grace), await used(grace), filesKept()]).toEqual([[], 0, []]);
    });

    it('break off, stop in the middle or lie about their length, and leave nothing', async () => {
      const heidi = await app().user('heidi');
      const upload = await PartedUpload.begin(heidi);
      const send = async (text: string, length: number) => {
        const url = new URL(await upload.address(1));
        const socket = connect(Number(url.port), url.hostname);
        let answer = '';
        socket.on('data', (chunk: Buffer) => {
          answer += chunk.toString('latin1');
        });
        const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
        socket.write(
          `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: ${length}\r\n\r\n${text}`,
        );
        return { socket, closed };
      };
      const broken = await send('half', 1000);
      await expect.poll(() => filesKept().length).toBe(1);
      broken.socket.destroy();
      await expect.poll(() => filesKept().length).toBe(0);
      // The server ends what only waits.
      const slow = await send('half', 1000);
      await slow.closed;
      await expect.poll(() => filesKept().length).toBe(0);
      expect((await upload.list()).body).toEqual([]);
      // More than was said is no part of the request, and nothing that the server would take for another.
      const lying = await send('12345 and more that was not announced', 5);
      expect((await lying.closed).match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 400');
      expect((await upload.list()).body.filter(({ Size }) => Size !== 5)).toEqual([]);
      await upload.abort();
      expect(filesKept()).toEqual([]);
    });

    it('are not sent by the same part number many times at once', async () => {
      const ivan = await app().user('ivan');
      const upload = await PartedUpload.begin(ivan);
      const address = await upload.address(1);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => put(ivan, address, new Uint8Array(2 * MB))),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(answers.map(({ status }) => status).filter((status) => ![200, 429].includes(status))).toEqual(
        [],
      );
      expect((await upload.list()).body).toHaveLength(1);
      await upload.abort();
    });
  },
  { fileLimits: LIMITS, bodyStallMs: STALL_MS },
);

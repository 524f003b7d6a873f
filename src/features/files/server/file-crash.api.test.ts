import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, inject, it, onTestFinished } from 'vitest';
import { searchBible } from '#features/bible/bible.contract.ts';
import { beginPut } from '#test-support/begin-put.ts';
import { filesBelow } from '#test-support/files-below.ts';
import { listed } from '#test-support/my-files.ts';
import { signedIn, signedUp } from '#test-support/people.ts';
import { forgetPeak, residentMegabytes } from '#test-support/process-memory.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { onSmallDisk } from '#test-support/small-disk.ts';
import { type RealServer, startRealServer } from '#test-support/start-real-server.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';
import { signUpload } from '../large-files.contract.ts';

const MB = 1024 ** 2;
const UPLOADS = 16;

let server: RealServer | undefined;
afterEach(() => server?.dispose());

it('keeps every acknowledged part when it is killed in the middle, and nothing else; then it goes on', async () => {
  server = await startRealServer();
  const upload = await PartedUpload.begin(await signedUp(server.url, 'ruth'), {
    metadata: { size: 22 * MB },
  });
  const cut = (n: number) => Buffer.alloc(n === 4 ? 2 * MB : 5 * MB + n, `${n}`);
  const [first, third] = [await upload.send(1, cut(1)), await upload.send(3, cut(3))];
  // A fourth request is half-way when the process dies.
  beginPut(await upload.address(2), 5 * MB, 'x'.repeat(3 * MB));
  const objects = path.join(server.dataDir, 'objects');
  await expect.poll(() => filesBelow(objects).length).toBe(3);
  await server.stop('SIGKILL');

  server = await startRealServer({ dataDir: server.dataDir, port: server.port });
  const client = await signedIn(server.url, 'ruth');
  const resumed = upload.as(client);
  expect((await resumed.list()).body.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))).toEqual([
    first,
    third,
  ]);
  expect(await listed(client)).toEqual([]);
  const parts = [first, await resumed.send(2, cut(2)), third, await resumed.send(4, cut(4))];
  const { location } = (await resumed.complete(parts)).body;
  const bytes = Buffer.from(await (await client.fetch(location)).arrayBuffer());
  expect(bytes.equals(Buffer.concat([1, 2, 3, 4].map(cut)))).toBe(true);
});

it.skipIf(inject('postgresUrl') === null)(
  'loses nothing when two servers on one folder complete the same uploads and one is killed',
  async () => {
    const database = await createPostgresDatabase(inject('postgresUrl'));
    const env = { DATABASE_URL: database.location.url };
    server = await startRealServer({ env });
    const beside = await startRealServer({ env, dataDir: server.dataDir });
    onTestFinished(async () => {
      await beside.stop('SIGKILL');
      await database.remove();
    });
    const here = await signedUp(server.url, 'ruth');
    const there = await signedIn(beside.url, 'ruth');
    const uploads = await Promise.all(Array.from({ length: UPLOADS }, () => PartedUpload.begin(here)));
    const parts = await Promise.all(uploads.map((upload, n) => upload.send(1, `psalm ${n}`)));
    let answered = 0;
    const statuses = await Promise.all(
      uploads.flatMap((upload, n) =>
        [here, there].map(async (client) => {
          const answer = await upload
            .as(client)
            .complete([parts[n]!])
            .catch(() => null);
          answered += 1;
          if (answered === UPLOADS / 2) await server?.stop('SIGKILL');
          return answer?.status ?? 'cut off';
        }),
      ),
    );
    expect(statuses.filter((status) => status !== 200 && status !== 'cut off')).toEqual([]);
    for (const [n, upload] of uploads.entries()) {
      const { status, body } = await upload.as(there).complete([parts[n]!]);
      expect(status).toBe(200);
      const at = new URL(body.location).pathname;
      expect(await (await there.fetch(at)).text()).toBe(`psalm ${n}`);
    }
    expect(await listed(there)).toHaveLength(UPLOADS);
  },
);

it('takes and gives 320 MB, six parts at once, and grows by less than half of it', async () => {
  server = await startRealServer();
  const client = await signedUp(server.url, 'ruth');
  // The Bible's index takes its memory before what is counted, not in the middle of it.
  expect((await client.call(searchBible, { query: { q: 'love' } })).status).toBe(200);
  const pid = server.process.pid!;
  const before = residentMegabytes(pid);
  forgetPeak(pid);
  const upload = await PartedUpload.begin(client, { metadata: { size: 320 * MB } });
  const part = Buffer.alloc(16 * MB, 'l');
  const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
  const waiting = [...numbers];
  const sent = new Map<number, string>();
  const sender = async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      sent.set(n, (await upload.send(n, part)).ETag);
    }
  };
  await Promise.all(Array.from({ length: 6 }, sender));
  const done = await upload.complete(numbers.map((n) => ({ PartNumber: n, ETag: sent.get(n) ?? '' })));
  expect(done.status).toBe(200);
  const answer = await upload.client.fetch(done.body.location);
  let received = 0;
  for await (const chunk of answer.body!) received += (chunk as Uint8Array).byteLength;
  expect(received).toBe(320 * MB);
  expect(residentMegabytes(pid, 'VmHWM') - before).toBeLessThan(160);
});

const smallDisk = mkdtempSync(path.join(tmpdir(), 'lampstand-small-disk-'));
const under = onSmallDisk(path.join(smallDisk, 'objects'), 16 * MB);
if (!under)
  console.warn('⚠ This machine does not allow a disk of our own: what a full one does is not tested.');

it.skipIf(!under && process.env['CI'] !== 'true')(
  'says 503 when the disk is full, and shows nothing of what did not fit',
  async () => {
    expect(under, 'unshare with a user namespace').not.toBeNull();
    server = await startRealServer({ dataDir: smallDisk, under: under! });
    const client = await signedUp(server.url, 'ruth');
    const upload = await PartedUpload.begin(client);
    const first = await upload.send(1, Buffer.alloc(6 * MB));
    const refused = await upload.put(2, Buffer.alloc(12 * MB));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
    const { url } = (await client.call(signUpload, { query: { filename: 'large.bin' } })).body;
    expect((await client.fetch(url, { method: 'PUT', body: Buffer.alloc(12 * MB) })).status).toBe(503);
    expect((await upload.list()).body).toMatchObject([{ PartNumber: 1, Size: 6 * MB }]);
    expect(await listed(client)).toEqual([]);
    // The disk as the process sees it.
    const seen = `/proc/${server.process.pid}/root${path.join(smallDisk, 'objects')}`;
    expect(filesBelow(seen)).toHaveLength(1);
    const second = await upload.send(2, Buffer.alloc(6 * MB));
    expect((await upload.complete([first, second])).status).toBe(200);
    expect(await listed(client)).toMatchObject([{ size: 12 * MB }]);
  },
);

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskObjectStore } from '#platform/server/object-store/disk-object-store.ts';
import { addressFor, deleteAll, download, listed, put, store } from '#test-support/my-files.ts';
import { signedIn } from '#test-support/people.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothStores, startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createFileRoom } from './file-room.ts';
import { findFile } from './file-store.ts';
import { giveUpFile } from './files-deps.ts';

/** A few are enough to see an order that loses something; TEST_ROUNDS asks for more. */
const ROUNDS = Number(process.env['TEST_ROUNDS'] ?? 10);

describeOnBothStores('files that two do something with at once', (app, kept) => {
  let beside: TestApp;
  let here: TestClient;
  let there: TestClient;
  beforeAll(async () => {
    const { db, clock, url } = app();
    here = await app().user('alice');
    // A second server over the same database and the same store.
    const objects = kept === 'disk' ? createDiskObjectStore(app().objectsDir) : app().objects;
    const database = { db, location: { url }, drop: async () => {} };
    beside = await startTestApp('sqlite', null, { database, clock, objects });
    there = await signedIn(beside.url, 'alice');
  });
  afterAll(() => beside?.stop());

  const textOf = async (fileId: string) => (await download(here, fileId)).text();

  it('completed four times, at two servers, are there once, and all four are told so', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const upload = await PartedUpload.begin(here, { metadata: { size: 5 } });
      const part = await upload.send(1, 'light');
      const answers = await Promise.all(
        [here, there, here, there].map((client) => upload.as(client).complete([part])),
      );
      expect(answers.map(({ status, body }) => [status, body.key])).toEqual(Array(4).fill([200, upload.key]));
      expect(await textOf(upload.key)).toBe('light');
    }
    expect(new Set((await listed(here)).map(({ size }) => size))).toEqual(new Set([5]));
    await deleteAll(here);
  });

  it('whose first server ended before it could note them are noted by the next', async () => {
    const upload = await PartedUpload.begin(here);
    const part = await upload.send(1, 'light');
    const etag = part.ETag.replaceAll('"', '');
    await app().objects.multipart.complete(upload.key, upload.uploadId, [{ partNumber: 1, etag }]);
    const answers = await Promise.all([here, there].map((client) => upload.as(client).complete([part])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listed(here)).map(({ id }) => id)).toEqual([upload.key]);
    await deleteAll(here);
  });

  it('completed and given up are one or the other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const upload = await PartedUpload.begin(here);
      const part = await upload.send(1, 'light');
      const [completed, givenUp] = await Promise.all([upload.complete([part]), upload.as(there).abort()]);
      expect([completed.status, givenUp.status].sort()).toEqual([200, 404]);
      if (completed.status === 200) expect(await textOf(upload.key)).toBe('light');
      else expect(await listed(here)).toEqual([]);
      await deleteAll(here);
    }
    await beside.server.idle();
    expect(await app().filesKept()).toEqual([]);
  });

  it('that are noted are judged by nobody who comes later, and given up by nobody', async () => {
    const id = await store(here, 'light');
    const { deps } = app().server;
    const file = (await findFile(app().db, id))!;
    const small = createFileRoom({ ...deps, fileLimits: { fileBytes: 1, userBytes: 1, files: 100 } });
    expect(await small.settle(file, { size: 5, etag: file.etag! })).toMatchObject({ size: 5 });
    expect(await giveUpFile(deps, file)).toBe(false);
    expect(await textOf(id)).toBe('light');
    await deleteAll(here);
  });

  it('stay as they came first when their address is used again', async () => {
    const { url, fields } = await addressFor(here);
    const first = await put(here, url, 'light');
    const again = await put(there, url.replace(app().url, beside.url), 'light');
    expect([again.status, again.headers.get('etag')]).toEqual([200, first.headers.get('etag')]);
    for (const other of ['darkness', 'dim']) expect((await put(here, url, other)).status).toBe(409);
    expect(await textOf(fields['key'] ?? '')).toBe('light');
    await deleteAll(here);
  });

  it('are noted as they are when two come to one address at once', async () => {
    const { url, fields } = await addressFor(here);
    const isComing = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const slow = new ReadableStream({
      async pull(controller) {
        controller.enqueue(Buffer.from('let there be '));
        isComing.resolve();
        await mayEnd.promise;
        controller.enqueue(Buffer.from('light'));
        controller.close();
      },
    });
    const first = put(here, url, slow, { duplex: 'half' });
    await isComing.promise;
    await expect.poll(async () => (await reservedFor(fields['key'] ?? '')) > 0).toBe(true);
    expect((await put(there, url.replace(app().url, beside.url), 'dim')).status).toBe(200);
    mayEnd.resolve();
    expect((await first).status).toBe(200);
    const [file] = await listed(here);
    expect(file?.size).toBe((await textOf(fields['key'] ?? '')).length);
    await deleteAll(here);
  });

  async function reservedFor(id: string): Promise<number> {
    const rows = await app().db.selectFrom('stored_object').select('reserved').where('id', '=', id).execute();
    return rows[0]?.reserved ?? 0;
  }
});

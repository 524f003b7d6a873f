import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '#test-support/files-below.ts';
import { brokenOff, pieces } from '#test-support/object-stores.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import { type ObjectStore, TooManyBytes } from './object-store.ts';

const KEY = 'sermon-0001';

// What every store promises is in multipart-uploads.test.ts; here is what only a disk has.
describe('a multipart upload on disk', () => {
  let folder: string;
  let store: ObjectStore;
  let uploadId: string;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'lampstand-parts-'));
    store = createDiskObjectStore(folder);
    uploadId = await store.multipart.begin(KEY, { contentType: 'video/mp4' });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const files = () => filesBelow(folder);
  const send = (n: number, chunks: AsyncIterable<Uint8Array>) =>
    store.multipart.putPart(KEY, uploadId, n, chunks, { maxBytes: 10 });
  const unknown = { name: 'UploadRefused', reason: 'unknown-upload' };

  it('is over once it is complete, with no file of what was not wanted', async () => {
    await send(1, pieces('former'));
    const { etag } = await send(1, pieces('again'));
    await send(2, pieces('not wanted'));
    await store.multipart.complete(KEY, uploadId, [{ partNumber: 1, etag }]);
    expect(files()).toHaveLength(2);
    expect(await store.multipart.parts(KEY, uploadId)).toBeNull();
    await expect(send(3, pieces('late'))).rejects.toMatchObject(unknown);
    await store.remove([KEY]);
    expect(files()).toEqual([]);
  });

  it('has no file of a part that is too long or breaks off', async () => {
    await expect(send(1, pieces('12345678901'))).rejects.toThrow(TooManyBytes);
    await expect(send(1, brokenOff())).rejects.toThrow('gone');
    expect(files()).toEqual([]);
  });

  it('ends with everything in it, also under a part that is coming in', async () => {
    await send(1, pieces('first'));
    async function* whileAborted() {
      yield Buffer.from('half');
      await store.multipart.abort(KEY, uploadId);
      yield Buffer.from('other');
    }
    await expect(send(2, whileAborted())).rejects.toMatchObject(unknown);
    await store.multipart.abort(KEY, uploadId);
    expect(await store.multipart.parts(KEY, uploadId)).toBeNull();
    expect(files()).toEqual([]);
  });

  it('is thrown away while parts arrive', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, i) => send(i + 1, pieces('early'))));
    const begun = Promise.withResolvers<void>();
    async function* inTheMiddle() {
      await begun.promise;
      yield Buffer.from('late');
    }
    const late = Array.from({ length: 60 }, (_, i) => send(300 + i, inTheMiddle()).catch(() => {}));
    const aborted = store.multipart.abort(KEY, uploadId);
    begun.resolve();
    await expect(aborted).resolves.toBeUndefined();
    await Promise.all(late);
    expect(files()).toEqual([]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '#test-support/files-below.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import { MULTIPART_LIMITS, type ObjectStore, type RefusalReason, TooManyBytes } from './object-store.ts';

const KEY = 'sermon-0001';
const PART = MULTIPART_LIMITS.minPartBytes;

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
  async function* one(bytes: Uint8Array) {
    yield bytes;
  }
  const part = (n: number, bytes: Uint8Array | string, maxBytes = PART + 9) =>
    store.multipart
      .putPart(KEY, uploadId, n, one(Buffer.from(bytes as string)), { maxBytes })
      .then(({ size, etag }) => ({ partNumber: n, size, etag }));
  const complete = (parts: readonly { partNumber: number; etag: string }[]) =>
    store.multipart.complete(KEY, uploadId, parts);
  const refused = (reason: RefusalReason) => ({ name: 'UploadRefused', reason });
  const read = async (range?: { start: number; end: number }) => {
    const stream = await store.read(KEY, range);
    return stream && buffer(stream);
  };

  it('shows nothing until it is complete, then all of it, in whole and in part', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => Buffer.alloc(PART, letter));
    const second = await part(2, b!);
    const [first, third] = await Promise.all([part(1, a!), part(3, c!.subarray(0, 7))]);
    expect(await store.multipart.parts(KEY, uploadId)).toEqual([first, second, third]);
    expect([await read(), await store.stat(KEY)]).toEqual([null, null]);
    const done = await complete([first, second, third]);
    expect(done.size).toBe(2 * PART + 7);
    expect(await store.stat(KEY)).toEqual(done);
    const whole = Buffer.concat([a!, b!, c!.subarray(0, 7)]);
    expect((await read())?.equals(whole)).toBe(true);
    for (const range of [
      { start: 0, end: 0 },
      { start: PART - 2, end: PART + 1 },
      { start: PART, end: 2 * PART - 1 },
      { start: PART - 1, end: 2 * PART + 6 },
      { start: 2 * PART + 6, end: 2 * PART + 6 },
    ]) {
      expect((await read(range))?.equals(whole.subarray(range.start, range.end + 1))).toBe(true);
    }
    expect(await Array.fromAsync(store.olderThan(Date.now() + 60_000))).toEqual([KEY]);
    expect(await store.multipart.parts(KEY, uploadId)).toBeNull();
    await expect(part(4, 'late')).rejects.toMatchObject(refused('unknown-upload'));
    await store.remove([KEY]);
    expect(files()).toEqual([]);
  });

  it('keeps the last of a part sent twice, and of the parts only those that are listed', async () => {
    const former = await part(1, 'former');
    const first = await part(1, 'again');
    await part(2, 'not wanted');
    await expect(complete([former])).rejects.toMatchObject(refused('wrong-part'));
    await complete([first]);
    expect(String(await read())).toBe('again');
    expect(files()).toHaveLength(2);
  });

  it('takes only its own parts, ascending, none but the last below 5 MiB; a refusal leaves it as it was', async () => {
    const small = await part(1, 'small');
    const next = await part(2, 'next');
    await expect(complete([next, small])).rejects.toMatchObject(refused('wrong-order'));
    await expect(complete([small, small])).rejects.toMatchObject(refused('wrong-order'));
    await expect(complete([{ ...small, etag: next.etag }])).rejects.toMatchObject(refused('wrong-part'));
    await expect(complete([])).rejects.toMatchObject(refused('wrong-part'));
    await expect(complete([small, next])).rejects.toMatchObject(refused('part-too-small'));
    expect(await store.multipart.parts(KEY, uploadId)).toEqual([small, next]);
    expect(await read()).toBeNull();
  });

  it('keeps nothing of a part that is too long or breaks off', async () => {
    await expect(part(1, '1234567', 6)).rejects.toThrow(TooManyBytes);
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('gone');
    }
    const half = store.multipart.putPart(KEY, uploadId, 1, broken(), { maxBytes: 9 });
    await expect(half).rejects.toThrow('gone');
    expect(await store.multipart.parts(KEY, uploadId)).toEqual([]);
    expect(files()).toEqual([]);
  });

  it('ends with everything in it, also under a part that is coming in', async () => {
    await part(1, 'first');
    async function* whileAborted() {
      yield Buffer.from('half');
      await store.multipart.abort(KEY, uploadId);
      yield Buffer.from('other half');
    }
    const late = store.multipart.putPart(KEY, uploadId, 2, whileAborted(), { maxBytes: 99 });
    await expect(late).rejects.toMatchObject(refused('unknown-upload'));
    await store.multipart.abort(KEY, uploadId);
    expect(await store.multipart.parts(KEY, uploadId)).toBeNull();
    expect(files()).toEqual([]);
  });

  it('is thrown away while parts arrive', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, i) => part(i + 1, 'early')));
    const begun = Promise.withResolvers<void>();
    async function* inTheMiddle() {
      await begun.promise;
      yield Buffer.from('late');
    }
    const late = Array.from({ length: 60 }, (_, i) =>
      store.multipart.putPart(KEY, uploadId, 300 + i, inTheMiddle(), { maxBytes: 9 }).catch(() => {}),
    );
    const aborted = store.multipart.abort(KEY, uploadId);
    begun.resolve();
    await expect(aborted).resolves.toBeUndefined();
    await Promise.all(late);
    expect(files()).toEqual([]);
  });

  it.each(['../../kept', 'x', '', '00000000-0000-0000-0000-000000000000'])(
    'knows no upload %j, and none under another key',
    async (id) => {
      const stranger = store.multipart.putPart(KEY, id, 1, one(Buffer.from('x')), { maxBytes: 9 });
      await expect(stranger).rejects.toMatchObject(refused('unknown-upload'));
      expect(await store.multipart.parts(KEY, id)).toBeNull();
      expect(await store.multipart.parts('sermon-0002', uploadId)).toBeNull();
      await store.multipart.abort(KEY, id);
      expect(files()).toEqual([]);
    },
  );

  it('takes the place of what was there, and gives it to what comes', async () => {
    const options = { maxBytes: 99, contentType: 'text/plain' };
    await store.put(KEY, one(Buffer.from('before')), options);
    await complete([await part(1, 'in parts')]);
    expect(String(await read())).toBe('in parts');
    await store.put(KEY, one(Buffer.from('after')), options);
    expect(String(await read())).toBe('after');
    expect(files()).toHaveLength(1);
  });

  it('is swept when it has been forgotten', async () => {
    await part(1, 'first');
    await store.sweepUnfinished(1);
    expect(await store.multipart.parts(KEY, uploadId)).toHaveLength(1);
    await store.sweepUnfinished(Date.now() + 60_000);
    expect(await store.multipart.parts(KEY, uploadId)).toBeNull();
    expect(files()).toEqual([]);
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestBucket, type TestBucket } from '#test-support/test-bucket.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import { MULTIPART_LIMITS, type ObjectStore, type RefusalReason, TooManyBytes } from './object-store.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

const PART = MULTIPART_LIMITS.minPartBytes;
const KEY = 'sermon-0001';

interface Subject {
  store: ObjectStore;
  /** The names of everything that is kept, finished or not. */
  left(): Promise<string[]>;
  remove(): Promise<void>;
}

async function onDisk(): Promise<Subject> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-objects-'));
  return {
    store: createDiskObjectStore(folder),
    left: async () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function inBucket(): Promise<Subject> {
  const bucket: TestBucket = await createTestBucket(inject('s3Offer'));
  return {
    store: createS3ObjectStore(bucket.settings),
    left: () => bucket.contents(),
    remove: () => bucket.remove(),
  };
}

describe.each([
  ['disk', onDisk],
  ['S3', inBucket],
] as const)('the object store on %s', (name, open) => {
  describe.skipIf(name === 'S3' && inject('s3Offer') === null)('', () => {
    let subject: Subject;
    let store: ObjectStore;
    beforeAll(async () => {
      subject = await open();
      store = subject.store;
    });
    afterAll(() => subject?.remove());
    afterEach(async () => {
      await store.sweepUnfinished(Number.POSITIVE_INFINITY);
      await store.remove(await Array.fromAsync(store.olderThan(Number.POSITIVE_INFINITY)));
      expect(await subject.left(), 'what a test leaves can be swept').toEqual([]);
    });

    async function* pieces(...parts: (string | Uint8Array)[]) {
      for (const part of parts) yield Buffer.from(part as string);
    }
    async function* brokenOff() {
      yield Buffer.from('half');
      throw new Error('gone');
    }
    const put = (key: string, chunks: AsyncIterable<Uint8Array>, maxBytes = 100) =>
      store.put(key, chunks, { maxBytes, contentType: 'text/plain' });
    const read = async (key: string, range?: { start: number; end: number }) => {
      const stream = await store.read(key, range);
      return stream && buffer(stream);
    };
    const readText = async (key: string, range?: { start: number; end: number }) =>
      (await read(key, range))?.toString() ?? null;
    const begin = () => store.multipart.begin(KEY, { contentType: 'video/mp4' });
    const part = async (uploadId: string, partNumber: number, bytes: Uint8Array | string) => ({
      partNumber,
      ...(await store.multipart.putPart(KEY, uploadId, partNumber, pieces(bytes), { maxBytes: PART + 9 })),
    });
    const refused = (reason: RefusalReason) => ({ name: 'UploadRefused', reason });

    it('keeps what it is given, whole and in part, until it is removed', async () => {
      const stored = await put('one-0001', pieces('Light ', 'of the ', 'world'));
      expect(stored.size).toBe(18);
      expect(await store.stat('one-0001')).toEqual(stored);
      expect(await readText('one-0001')).toBe('Light of the world');
      expect(await readText('one-0001', { start: 6, end: 7 })).toBe('of');
      expect((await put('one-0001', pieces('another'))).etag).not.toBe(stored.etag);
      expect(await readText('one-0001')).toBe('another');
      await put('two-0001', pieces(''));
      expect([await readText('two-0001'), (await store.stat('two-0001'))?.size]).toEqual(['', 0]);
      await store.remove(['one-0001', 'never-there', 'two-0001']);
      expect([await readText('one-0001'), await store.stat('one-0001')]).toEqual([null, null]);
      await store.remove([]);
      expect(await subject.left()).toEqual([]);
    });

    it('keeps nothing of what is too long or breaks off', async () => {
      await put('kept-0001', pieces('before'));
      await expect(put('kept-0001', pieces('123456', '7'), 6)).rejects.toThrow(TooManyBytes);
      await expect(put('kept-0001', brokenOff())).rejects.toThrow('gone');
      expect(await readText('kept-0001')).toBe('before');
      expect((await put('full-0001', pieces('123456'), 6)).size).toBe(6);
      expect(await subject.left()).toHaveLength(2);
    });

    it('keeps what is long and of unknown length whole, or nothing of it', async () => {
      const piece = Buffer.alloc(1_000_003, 'amen ');
      async function* long(end?: Error) {
        for (let i = 0; i < 20; i++) yield piece;
        if (end) throw end;
      }
      const { size } = await put('long-0001', long(), 20 * piece.length);
      expect(size).toBe(20 * piece.length);
      const whole = await read('long-0001');
      expect(whole?.equals(Buffer.concat(Array(20).fill(piece)))).toBe(true);
      await store.remove(['long-0001']);
      await expect(put('long-0001', long(), 20 * piece.length - 1)).rejects.toThrow(TooManyBytes);
      await expect(put('long-0001', long(new Error('gone')), 21 * piece.length)).rejects.toThrow('gone');
      expect(await subject.left()).toEqual([]);
    });

    it('shows one of two writers whole', async () => {
      await Promise.all(
        ['a', 'b'].map((letter) => put('race-0001', pieces(letter.repeat(40), letter.repeat(40)))),
      );
      expect(await readText('race-0001')).toMatch(/^(a{80}|b{80})$/);
    });

    it.each([
      '../../etc/passwd',
      '..',
      'a/b-0001',
      '/etc/passwd',
      'a\\b-0001',
      'nul\0-0001',
      '',
      '.hidden-01',
      'é-0001-x',
    ])('has no place for %j', async (key) => {
      const options = { maxBytes: 9, contentType: 'text/plain', expiresSeconds: 9 };
      const all = [
        () => put(key, pieces('x')),
        () => store.read(key),
        () => store.stat(key),
        () => store.remove([key]),
        () => store.multipart.begin(key, options),
        () => store.multipart.parts(key, 'upload'),
      ];
      for (const attempt of all) await expect(attempt()).rejects.toThrow('not an object key');
    });

    it('lists what is old enough to be swept', async () => {
      const later = Date.now() + 60_000;
      expect(await Array.fromAsync(store.olderThan(later))).toEqual([]);
      await put('old-00001', pieces('x'));
      expect(await Array.fromAsync(store.olderThan(later))).toEqual(['old-00001']);
      expect(await Array.fromAsync(store.olderThan(1))).toEqual([]);
      await store.sweepUnfinished(later);
      expect(await readText('old-00001')).toBe('x');
    });

    it('shows nothing of a multipart upload until it is complete, then all of it', async () => {
      const uploadId = await begin();
      const [a, b, c] = ['a', 'b', 'ccccccc'].map((text) =>
        Buffer.alloc(text === 'ccccccc' ? 7 : PART, text),
      );
      const second = await part(uploadId, 2, b!);
      const [first, third] = await Promise.all([part(uploadId, 1, a!), part(uploadId, 3, c!)]);
      expect(await store.multipart.parts(KEY, uploadId)).toEqual([first, second, third]);
      expect([await read(KEY), await store.stat(KEY)]).toEqual([null, null]);
      const done = await store.multipart.complete(KEY, uploadId, [first, second, third]);
      expect(done.size).toBe(2 * PART + 7);
      expect(await store.stat(KEY)).toEqual(done);
      const whole = Buffer.concat([a!, b!, c!]);
      expect((await read(KEY))?.equals(whole)).toBe(true);
      for (const [start, end] of [
        [0, 0],
        [PART - 2, PART + 1],
        [PART, 2 * PART - 1],
        [PART - 1, 2 * PART + 6],
      ] as const) {
        expect((await read(KEY, { start, end }))?.equals(whole.subarray(start, end + 1))).toBe(true);
      }
      expect(await Array.fromAsync(store.olderThan(Date.now() + 60_000))).toEqual([KEY]);
    });

    it('keeps the last of a part sent twice, and of the parts only those that are listed', async () => {
      const uploadId = await begin();
      const former = await part(uploadId, 1, 'former');
      const first = await part(uploadId, 1, 'again');
      await part(uploadId, 2, 'not wanted');
      await expect(store.multipart.complete(KEY, uploadId, [former])).rejects.toMatchObject(
        refused('wrong-part'),
      );
      await store.multipart.complete(KEY, uploadId, [first]);
      expect(await readText(KEY)).toBe('again');
    });

    it('takes only its own parts, ascending, none but the last below 5 MiB; a refusal changes nothing', async () => {
      const uploadId = await begin();
      const small = await part(uploadId, 1, 'small');
      const next = await part(uploadId, 2, 'next');
      const complete = (parts: readonly { partNumber: number; etag: string }[]) =>
        store.multipart.complete(KEY, uploadId, parts);
      await expect(complete([next, small])).rejects.toMatchObject(refused('wrong-order'));
      await expect(complete([small, small])).rejects.toMatchObject(refused('wrong-order'));
      await expect(complete([{ ...small, etag: next.etag }])).rejects.toMatchObject(refused('wrong-part'));
      await expect(complete([{ ...small, partNumber: 3 }])).rejects.toMatchObject(refused('wrong-part'));
      await expect(complete([])).rejects.toMatchObject(refused('wrong-part'));
      await expect(complete([small, next])).rejects.toMatchObject(refused('part-too-small'));
      expect(await store.multipart.parts(KEY, uploadId)).toEqual([small, next]);
      expect(await read(KEY)).toBeNull();
    });

    it('keeps nothing of a part that is too long or breaks off', async () => {
      const uploadId = await begin();
      const send = (chunks: AsyncIterable<Uint8Array>) =>
        store.multipart.putPart(KEY, uploadId, 1, chunks, { maxBytes: 6 });
      await expect(send(pieces('1234567'))).rejects.toThrow(TooManyBytes);
      await expect(send(brokenOff())).rejects.toThrow('gone');
      expect(await store.multipart.parts(KEY, uploadId)).toEqual([]);
    });

    it('ends a multipart upload with everything in it', async () => {
      const uploadId = await begin();
      const first = await part(uploadId, 1, 'first');
      await store.multipart.abort(KEY, uploadId);
      await store.multipart.abort(KEY, uploadId);
      expect(await store.multipart.parts(KEY, uploadId)).toBeNull();
      await expect(part(uploadId, 2, 'late')).rejects.toMatchObject(refused('unknown-upload'));
      await expect(store.multipart.complete(KEY, uploadId, [first])).rejects.toMatchObject(
        refused('unknown-upload'),
      );
      expect(await subject.left()).toEqual([]);
    });

    it.each(['../../kept', 'x', '', '00000000-0000-0000-0000-000000000000'])(
      'knows no upload %j, and none under another key',
      async (id) => {
        const uploadId = await begin();
        await expect(part(id, 1, 'x')).rejects.toMatchObject(refused('unknown-upload'));
        expect(await store.multipart.parts(KEY, id)).toBeNull();
        expect(await store.multipart.parts('sermon-0002', uploadId)).toBeNull();
        await store.multipart.abort(KEY, id);
        expect(await store.multipart.parts(KEY, uploadId)).toEqual([]);
      },
    );

    it('sweeps an upload that has been forgotten', async () => {
      const uploadId = await begin();
      const first = await part(uploadId, 1, 'first');
      await store.sweepUnfinished(1);
      expect(await store.multipart.parts(KEY, uploadId)).toEqual([first]);
      await store.sweepUnfinished(Date.now() + 60_000);
      expect(await store.multipart.parts(KEY, uploadId)).toBeNull();
    });

    it('answers', () => expect(store.ping()).resolves.toBeUndefined());
  });
});

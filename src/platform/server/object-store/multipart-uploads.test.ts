import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { MULTIPART_LIMITS } from '#contract/multipart-limits.ts';
import { brokenOff, describeBothObjectStores, pieces } from '#test-support/object-stores.ts';
import { type RefusalReason, TooManyBytes } from './object-store.ts';

const PART = MULTIPART_LIMITS.minPartBytes;
const KEY = 'sermon-0001';

describeBothObjectStores('multipart uploads', (subject) => {
  const store = () => subject().store;
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await store().read(key, range);
    return stream && buffer(stream);
  };
  const begin = () => store().multipart.begin(KEY, { contentType: 'video/mp4' });
  const part = async (uploadId: string, partNumber: number, bytes: Uint8Array | string) => ({
    partNumber,
    ...(await store().multipart.putPart(KEY, uploadId, partNumber, pieces(bytes), { maxBytes: PART + 9 })),
  });
  const refused = (reason: RefusalReason) => ({ name: 'UploadRefused', reason });

  it('shows nothing of a multipart upload until it is complete, then all of it', async () => {
    const uploadId = await begin();
    const [a, b, c] = ['a', 'b', 'ccccccc'].map((text) => Buffer.alloc(text === 'ccccccc' ? 7 : PART, text));
    const second = await part(uploadId, 2, b!);
    const [first, third] = await Promise.all([part(uploadId, 1, a!), part(uploadId, 3, c!)]);
    expect(await store().multipart.parts(KEY, uploadId)).toEqual([first, second, third]);
    expect([await read(KEY), await store().stat(KEY)]).toEqual([null, null]);
    const done = await store().multipart.complete(KEY, uploadId, [first, second, third]);
    expect(done.size).toBe(2 * PART + 7);
    expect(await store().stat(KEY)).toEqual(done);
    const whole = Buffer.concat([a!, b!, c!]);
    expect((await read(KEY))?.equals(whole)).toBe(true);
    for (const [start, end] of [
      [0, 0],
      [PART - 2, PART + 1],
      [PART, 2 * PART - 1],
      [PART - 1, 2 * PART + 6],
      [2 * PART + 6, 2 * PART + 6],
    ] as const) {
      expect((await read(KEY, { start, end }))?.equals(whole.subarray(start, end + 1))).toBe(true);
    }
    expect(await Array.fromAsync(store().olderThan(Date.now() + 60_000))).toEqual([KEY]);
  });

  it('keeps the last of a part sent twice, and of the parts only those that are listed', async () => {
    const uploadId = await begin();
    const former = await part(uploadId, 1, 'former');
    const first = await part(uploadId, 1, 'again');
    await part(uploadId, 2, 'not wanted');
    await expect(store().multipart.complete(KEY, uploadId, [former])).rejects.toMatchObject(
      refused('wrong-part'),
    );
    await store().multipart.complete(KEY, uploadId, [first]);
    expect(String(await read(KEY))).toBe('again');
  });

  it('takes only its own parts, ascending, none but the last below 5 MiB; a refusal changes nothing', async () => {
    const uploadId = await begin();
    const small = await part(uploadId, 1, 'small');
    const next = await part(uploadId, 2, 'next');
    const complete = (parts: readonly { partNumber: number; etag: string }[]) =>
      store().multipart.complete(KEY, uploadId, parts);
    await expect(complete([next, small])).rejects.toMatchObject(refused('wrong-order'));
    await expect(complete([small, small])).rejects.toMatchObject(refused('wrong-order'));
    await expect(complete([{ ...small, etag: next.etag }])).rejects.toMatchObject(refused('wrong-part'));
    await expect(complete([{ ...small, partNumber: 3 }])).rejects.toMatchObject(refused('wrong-part'));
    await expect(complete([])).rejects.toMatchObject(refused('wrong-part'));
    await expect(complete([small, next])).rejects.toMatchObject(refused('part-too-small'));
    expect(await store().multipart.parts(KEY, uploadId)).toEqual([small, next]);
    expect(await read(KEY)).toBeNull();
  });

  it('keeps nothing of a part that is too long or breaks off', async () => {
    const uploadId = await begin();
    const send = (chunks: AsyncIterable<Uint8Array>) =>
      store().multipart.putPart(KEY, uploadId, 1, chunks, { maxBytes: 6 });
    await expect(send(pieces('1234567'))).rejects.toThrow(TooManyBytes);
    await expect(send(brokenOff())).rejects.toThrow('gone');
    expect(await store().multipart.parts(KEY, uploadId)).toEqual([]);
  });

  it('ends a multipart upload with everything in it', async () => {
    const uploadId = await begin();
    const first = await part(uploadId, 1, 'first');
    await store().multipart.abort(KEY, uploadId);
    await store().multipart.abort(KEY, uploadId);
    expect(await store().multipart.parts(KEY, uploadId)).toBeNull();
    await expect(part(uploadId, 2, 'late')).rejects.toMatchObject(refused('unknown-upload'));
    await expect(store().multipart.complete(KEY, uploadId, [first])).rejects.toMatchObject(
      refused('unknown-upload'),
    );
    expect(await subject().left()).toEqual([]);
  });

  it.each(['../../kept', 'x', '', '00000000-0000-0000-0000-000000000000'])(
    'knows no upload %j, and none under another key',
    async (id) => {
      const uploadId = await begin();
      await expect(part(id, 1, 'x')).rejects.toMatchObject(refused('unknown-upload'));
      expect(await store().multipart.parts(KEY, id)).toBeNull();
      expect(await store().multipart.parts('sermon-0002', uploadId)).toBeNull();
      await store().multipart.abort(KEY, id);
      expect(await store().multipart.parts(KEY, uploadId)).toEqual([]);
    },
  );

  it('gives everybody who completes it, at once or later, the same answer', async () => {
    const uploadId = await begin();
    const first = await part(uploadId, 1, 'in parts');
    const complete = () => store().multipart.complete(KEY, uploadId, [first]);
    const [one, ...others] = await Promise.all([complete(), complete(), complete()]);
    expect([...others, await complete()]).toEqual(Array(3).fill(one));
    expect(await store().stat(KEY)).toEqual(one);
    expect(String(await read(KEY))).toBe('in parts');
  });

  it('sweeps an upload that has been forgotten', async () => {
    const uploadId = await begin();
    const first = await part(uploadId, 1, 'first');
    await store().sweepUnfinished(1);
    expect(await store().multipart.parts(KEY, uploadId)).toEqual([first]);
    await store().sweepUnfinished(Date.now() + 60_000);
    expect(await store().multipart.parts(KEY, uploadId)).toBeNull();
  });
});

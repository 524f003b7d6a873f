import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { brokenOff, describeBothObjectStores, pieces } from '#test-support/object-stores.ts';
import { TooManyBytes } from './object-store.ts';

describeBothObjectStores('the object store', (subject) => {
  const store = () => subject().store;
  const put = (key: string, chunks: AsyncIterable<Uint8Array>, maxBytes = 100) =>
    store().put(key, chunks, { maxBytes, contentType: 'text/plain' });
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await store().read(key, range);
    return stream && buffer(stream);
  };
  const readText = async (key: string, range?: { start: number; end: number }) =>
    (await read(key, range))?.toString() ?? null;

  it('keeps what it is given, whole and in part, until it is removed', async () => {
    const stored = await put('one-0001', pieces('Light ', 'of the ', 'world'));
    expect(stored.size).toBe(18);
    expect(await store().stat('one-0001')).toEqual(stored);
    expect(await readText('one-0001')).toBe('Light of the world');
    expect(await readText('one-0001', { start: 6, end: 7 })).toBe('of');
    expect((await put('one-0001', pieces('another'))).etag).not.toBe(stored.etag);
    expect(await readText('one-0001')).toBe('another');
    await put('two-0001', pieces(''));
    expect([await readText('two-0001'), (await store().stat('two-0001'))?.size]).toEqual(['', 0]);
    await store().remove(['one-0001', 'never-there', 'two-0001']);
    expect([await readText('one-0001'), await store().stat('one-0001')]).toEqual([null, null]);
    await store().remove([]);
    expect(await subject().left()).toEqual([]);
  });

  it('keeps nothing of what is too long or breaks off', async () => {
    await put('kept-0001', pieces('before'));
    await expect(put('kept-0001', pieces('123456', '7'), 6)).rejects.toThrow(TooManyBytes);
    await expect(put('kept-0001', brokenOff())).rejects.toThrow('gone');
    expect(await readText('kept-0001')).toBe('before');
    expect((await put('full-0001', pieces('123456'), 6)).size).toBe(6);
    expect(await subject().left()).toHaveLength(2);
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
    await store().remove(['long-0001']);
    await expect(put('long-0001', long(), 20 * piece.length - 1)).rejects.toThrow(TooManyBytes);
    await expect(put('long-0001', long(new Error('gone')), 21 * piece.length)).rejects.toThrow('gone');
    expect(await subject().left()).toEqual([]);
  });

  it('lists and measures what it keeps, whole and in parts', async () => {
    expect(await Array.fromAsync(store().entries())).toEqual([]);
    const whole = await put('whole-001', pieces('Light'));
    const uploadId = await store().multipart.begin('parts-001', { contentType: 'text/plain' });
    const part = (n: number, text: string) =>
      store().multipart.putPart('parts-001', uploadId, n, pieces(text), { maxBytes: 6_000_000 });
    const parts = [
      { partNumber: 1, etag: (await part(1, 'l'.repeat(5_242_880))).etag },
      { partNumber: 2, etag: (await part(2, 'amp')).etag },
    ];
    const inParts = await store().multipart.complete('parts-001', uploadId, parts);
    const entries = (await Array.fromAsync(store().entries())).map(({ key, size }) => [key, size]);
    expect(new Map(entries as [string, number][])).toEqual(
      new Map([
        ['whole-001', 5],
        ['parts-001', 5_242_883],
      ]),
    );
    expect(await store().measure('whole-001')).toEqual(whole);
    expect(await store().measure('parts-001')).toEqual(inParts);
    expect(await store().measure('none-0001')).toBeNull();
    await store().remove(['whole-001', 'parts-001']);
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
      () => store().read(key),
      () => store().stat(key),
      () => store().remove([key]),
      () => store().multipart.begin(key, options),
      () => store().multipart.parts(key, 'upload'),
    ];
    for (const attempt of all) await expect(attempt()).rejects.toThrow('not an object key');
  });

  it('lists what is old enough to be swept', async () => {
    const later = Date.now() + 60_000;
    expect(await Array.fromAsync(store().olderThan(later))).toEqual([]);
    await put('old-00001', pieces('x'));
    expect(await Array.fromAsync(store().olderThan(later))).toEqual(['old-00001']);
    expect(await Array.fromAsync(store().olderThan(1))).toEqual([]);
    await store().sweepUnfinished(later);
    expect(await readText('old-00001')).toBe('x');
  });

  it('says of itself what was written first, until that is replaced, and counts it as no object', async () => {
    expect(await store().readMark()).toBeNull();
    await store().writeMark('alice', null);
    await store().writeMark('bob', null);
    expect(await store().readMark()).toBe('alice');
    await store().writeMark('bob', 'alice');
    expect(await store().readMark()).toBe('bob');
    expect(await Array.fromAsync(store().olderThan(Date.now() + 60_000))).toEqual([]);
    await store().sweepUnfinished(Date.now() + 60_000);
    expect(await store().readMark()).toBe('bob');
  });

  it('answers', () => expect(store().ping()).resolves.toBeUndefined());
});

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskObjectStore } from './disk-object-store.ts';
import { type ObjectStore, TooManyBytes } from './object-store.ts';

const LATER = Date.now() + 60_000;

describe('the object store on disk', () => {
  let folder: string;
  let store: ObjectStore;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lampstand-objects-'));
    store = createDiskObjectStore(path.join(folder, 'objects'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  async function* pieces(...parts: string[]) {
    for (const part of parts) yield Buffer.from(part);
  }
  const put = (key: string, chunks: AsyncIterable<Uint8Array>, maxBytes = 100) =>
    store.put(key, chunks, { maxBytes, contentType: 'text/plain' });
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await store.read(key, range);
    return stream && text(stream);
  };

  it('keeps what it is given, whole and in part, for its own process alone', async () => {
    const { size, etag } = await put('one-0001', pieces('Light ', 'of the ', 'world'));
    expect(size).toBe(18);
    expect(await read('one-0001')).toBe('Light of the world');
    expect(await read('one-0001', { start: 6, end: 7 })).toBe('of');
    expect((await put('one-0001', pieces('another'))).etag).not.toBe(etag);
    expect(await read('one-0001')).toBe('another');
    const [file] = files();
    expect(statSync(path.join(file?.parentPath ?? '', file?.name ?? '')).mode & 0o077).toBe(0);
    await store.remove(['one-0001', 'never-there']);
    expect(await read('one-0001')).toBeNull();
    expect(files()).toEqual([]);
  });

  it('keeps nothing of what is too long or breaks off', async () => {
    await put('kept-0001', pieces('before'));
    await expect(put('kept-0001', pieces('123456', '7'), 6)).rejects.toThrow(TooManyBytes);
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('gone');
    }
    await expect(put('kept-0001', broken())).rejects.toThrow('gone');
    expect(await read('kept-0001')).toBe('before');
    expect(files()).toHaveLength(1);
    expect((await put('full-0001', pieces('123456'), 6)).size).toBe(6);
    await store.remove(['kept-0001', 'full-0001']);
  });

  it('shows one of two writers whole', async () => {
    const writers = ['a', 'b'].map((letter) =>
      put('race-0001', pieces(letter.repeat(40), letter.repeat(40))),
    );
    await Promise.all(writers);
    expect(await read('race-0001')).toMatch(/^(a{80}|b{80})$/);
    await store.remove(['race-0001']);
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
    await expect(put(key, pieces('x'))).rejects.toThrow('not an object key');
    await expect(store.read(key)).rejects.toThrow('not an object key');
    await expect(store.remove([key])).rejects.toThrow('not an object key');
    expect(files()).toEqual([]);
  });

  it('lists what is old enough to be swept', async () => {
    expect(await Array.fromAsync(store.olderThan(LATER))).toEqual([]);
    await put('old-00001', pieces('x'));
    expect(await Array.fromAsync(store.olderThan(LATER))).toEqual(['old-00001']);
    expect(await Array.fromAsync(store.olderThan(1))).toEqual([]);
    await store.sweepUnfinished(LATER);
    expect(await read('old-00001')).toBe('x');
  });
});

import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pieces } from '#test-support/object-stores.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import { type ObjectStore, StoreUnavailable } from './object-store.ts';

// What every store promises is in object-stores.test.ts and multipart-uploads.test.ts; here is what only a disk has.
let folder: string;
let store: ObjectStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-objects-'));
  store = createDiskObjectStore(path.join(folder, 'objects'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const put = (key: string, chunks: AsyncIterable<Uint8Array>) =>
  store.put(key, chunks, { maxBytes: 100, contentType: 'text/plain' });

it('keeps files for its own process alone, one for each object', async () => {
  await put('one-0001', pieces('Light ', 'of the ', 'world'));
  await put('one-0001', pieces('another'));
  const [file, ...others] = files();
  expect(others).toEqual([]);
  expect(statSync(path.join(file?.parentPath ?? '', file?.name ?? '')).mode & 0o077).toBe(0);
});

it.each(['../../etc/passwd', '..', 'a/b-0001', '/etc/passwd', 'a\\b-0001', 'nul\0-0001'])(
  'writes nothing anywhere for %j',
  async (key) => {
    await expect(put(key, pieces('x'))).rejects.toThrow('not an object key');
    expect(files()).toEqual([]);
  },
);

it('says that it is away, and not that something is missing, when its folder goes while it is asked', async () => {
  await store.writeMark('ours', null);
  await store.readMark();
  async function* chunks() {
    yield Buffer.from('my shep');
    renameSync(path.join(folder, 'objects'), path.join(folder, 'elsewhere'));
    yield Buffer.from('herd');
  }
  await expect(put('psalm-0023', chunks())).rejects.toThrow(StoreUnavailable);
  for (const ask of [store.read, store.stat, store.measure]) {
    await expect(ask('psalm-0023')).rejects.toThrow(StoreUnavailable);
  }
  await expect(Array.fromAsync(store.entries())).rejects.toThrow(StoreUnavailable);
  await expect(store.readMark()).rejects.toThrow(StoreUnavailable);
});

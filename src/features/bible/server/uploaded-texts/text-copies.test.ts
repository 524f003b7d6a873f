import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskObjectStore } from '#platform/server/object-store/disk-object-store.ts';
import { filesBelow } from '#test-support/files-below.ts';
import { pieces } from '#test-support/object-stores.ts';
import { TextCopies } from './text-copies.ts';

it('keeps one copy when two processes that share the folder bring the same text at once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copies = new TextCopies(folder, createDiskObjectStore(folder), { warn: () => {} });
  const arrived = await Promise.all(['a', 'a'].map((text) => copies.receive('web.usfm', pieces(text))));
  for (const one of arrived) await copies.keep(one, 'key-of-the-object');
  expect(readdirSync(folder)).toEqual(['key-of-the-object']);
  expect(filesBelow(folder)).toEqual(['web.usfm']);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { hasKeptUploads, uploadsId } from './kept-uploads.ts';

const id = uploadsId('ruth', 'my-files');
const kept = new Map<string, string>();
const keep = (files: object, expires = Date.now() + 1000) =>
  kept.set(`uppyState:${id}`, JSON.stringify({ expires, metadata: { files } }));

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
});

test('finds what is unfinished under its own id', () => {
  keep({ a: { progress: { complete: true } }, b: { progress: { percentage: 40 } } });
  expect(hasKeptUploads(id)).toBe(true);
  expect(hasKeptUploads(uploadsId('naomi', 'my-files'))).toBe(false);
});

test('what is finished, expired or unreadable is nothing to go on with', () => {
  keep({ a: { progress: { complete: true } } });
  expect(hasKeptUploads(id)).toBe(false);
  keep({ b: { progress: {} } }, Date.now() - 1);
  expect(hasKeptUploads(id)).toBe(false);
  kept.set(`uppyState:${id}`, '{');
  expect(hasKeptUploads(id)).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorthRetrying, objectIdOf, quarantineLimit } from './uploads.rules.ts';

const origins = ['https://lampstand.example', 'http://10.0.0.7:3000'];

test.each([
  ['https://lampstand.example/api/objects/abc-1?expires=1&signature=x', 'abc-1'],
  ['http://10.0.0.7:3000/api/objects/abc-1', 'abc-1'],
  ['/api/objects/abc-1', 'abc-1'],
])('%s names an object of this server', (url, id) => {
  expect(objectIdOf(url, origins)).toBe(id);
});

test.each([
  'https://evil.example/api/objects/abc-1',
  '//evil.example/api/objects/abc-1',
  'https://lampstand.example@evil.example/api/objects/abc-1',
  'https://lampstand.example/api/objects/abc-1/more',
  'https://lampstand.example/api/objects/../../etc/passwd',
  'https://lampstand.example/api/objects/..%2f..%2fsecret',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '',
])('%s names none', (url) => {
  expect(objectIdOf(url, origins)).toBeNull();
});

test('a bucket that browsers send to names objects too, and only right below its own place', () => {
  const bucket = 'https://s3.example:9000/pictures/lampstand/';
  const named = (url: string) => objectIdOf(url, origins, bucket);
  expect(named(`${bucket}abc-1?X-Amz-Signature=x`)).toBe('abc-1');
  expect(named('https://lampstand.example/api/objects/abc-1')).toBe('abc-1');
  expect(objectIdOf(`${bucket}abc-1`, origins)).toBeNull();
  for (const other of [
    `${bucket}`,
    `${bucket}abc-1/more`,
    `${bucket}../abc-1`,
    'https://s3.example:9000/another/lampstand/abc-1',
    'https://s3.example/pictures/lampstand/abc-1',
    'https://user@s3.example:9000/pictures/lampstand/abc-1',
    '//s3.example:9000.evil.example/pictures/lampstand/abc-1',
  ]) {
    expect([other, named(other)]).toEqual([other, null]);
  }
});

test('no text at all names an object elsewhere', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((tail) => `/api/objects/${tail}`),
      ),
      (text) => {
        const id = objectIdOf(text, origins);
        expect(id === null || /^[A-Za-z0-9-]+$/.test(id)).toBe(true);
      },
    ),
  );
});

test.each([
  [0, true],
  [400, false],
  [401, false],
  [403, false],
  [409, true],
  [413, false],
  [429, true],
  [500, true],
  [503, true],
])('an upload that ended with status %i is sent again: %s', (status, again) => {
  expect(isWorthRetrying(status)).toBe(again);
});

test.each([
  [0, 1, 20],
  [2000, 1, 20],
  [2100, 1, 21],
  [100_050, 1, 1000],
  [300, 50, 150],
])('of %i files, %i in a hundred: %i may be put aside in a day', (files, percent, limit) => {
  expect(quarantineLimit(files, percent)).toBe(limit);
});

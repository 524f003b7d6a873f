import { expect, test } from 'vitest';
import { isKnownEtag } from './known-etag.ts';

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"y" ,"abc"', true],
  [' * ', true],
  ['"abcd"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('%j knows "abc": %s', (header, expected) => {
  expect(isKnownEtag(header, '"abc"')).toBe(expected);
});

test('a header that is nearly nothing but spaces is read through once', () => {
  // Looked at anew from each space, these would take minutes.
  expect(isKnownEtag(`"x"${' '.repeat(1_000_000)}"abc"`, '"abc"')).toBe(false);
});

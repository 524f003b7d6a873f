import { expect, test } from 'vitest';
import { regionOf } from './region-of.ts';

test.each([
  ['en-GB', 'GB'],
  ['zh-Hant-TW', 'TW'],
  ['en', null],
  ['C', null],
  ['en-US@posix', null],
  ['', null],
])('the country of %j is %j', (language, country) => {
  expect(regionOf(language)).toBe(country);
});

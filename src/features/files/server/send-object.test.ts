import { expect, test } from 'vitest';
import { parseRange } from './send-object.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=4-400', { start: 4, end: 9 }],
])('%s of ten bytes', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

test.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'bytes=a-b', 'lines=1-2', 'bytes=1-2 '])(
  '%j asks for no part',
  (header) => {
    expect(parseRange(header, 10)).toBeNull();
  },
);

test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('%s is beyond the end', (header) => {
  expect(() => parseRange(header, 10)).toThrow('The file is shorter than that.');
});

import { expect, test } from 'vitest';
import { nextPageIn } from './list-page.ts';

test.each([
  ['</api/journal/entries?cursor=abc>; rel="next"', '/api/journal/entries?cursor=abc'],
  ['</first>; rel="first", </second>; rel="next"', '/second'],
  ['</a?x=1,2>; rel="prev next"; title="b"', '/a?x=1,2'],
  ['</a>; title="next"; rel=next', '/a'],
])('%s leads to %s', (header, next) => {
  expect(nextPageIn(header)).toBe(next);
});

test.each([null, '', '</a>; rel="prev"', '</a>; rel="nextish"', '</a>; title="next"', 'next'])(
  '%s is the last page',
  (header) => {
    expect(nextPageIn(header)).toBeNull();
  },
);

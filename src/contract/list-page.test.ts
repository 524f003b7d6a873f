import { expect, test } from 'vitest';
import { pagesBeside } from './list-page.ts';

test.each([
  ['</api/journal/entries?cursor=abc>; rel="next"', '/api/journal/entries?cursor=abc'],
  ['</first>; rel="first", </second>; rel="next"', '/second'],
  ['</a?x=1,2>; rel="prev next"; title="b"', '/a?x=1,2'],
  ['</a>; title="next"; rel=next', '/a'],
])('%s leads to %s', (header, next) => {
  expect(pagesBeside(header).next).toBe(next);
});

test.each([null, '', '</a>; rel="prev"', '</a>; rel="nextish"', '</a>; title="next"', 'next'])(
  '%s is the last page',
  (header) => {
    expect(pagesBeside(header).next).toBeNull();
  },
);

test('the page ahead of one is named beside the next', () => {
  const header = '</a?before=x>; rel="prev", </a?cursor=y>; rel="next"';
  expect(pagesBeside(header)).toEqual({ next: '/a?cursor=y', previous: '/a?before=x' });
  expect(pagesBeside('</a>; rel="next"').previous).toBeNull();
});

import { expect, it } from 'vitest';
import { EVERYTHING, eventIdOf, gapsAfter, heardIn, joinedPaths, LIVE } from './live.rules.ts';

it.each([
  ['12.1795370000000', { position: 12, at: 1795370000000 }],
  ['12', null],
  ['', null],
  ['-1.5', null],
  ['1.5; drop', null],
  ['1234567890123456.1', null],
  [undefined, null],
])('the id %j says that %o was heard', (text, heard) => {
  expect(heardIn(text)).toEqual(heard);
  if (heard) expect(eventIdOf(heard)).toBe(text);
});

it('tells each path once, and everything when there are too many', () => {
  expect(joinedPaths([['/api/a', '/api/b'], ['/api/a']])).toEqual(['/api/a', '/api/b']);
  expect(joinedPaths([['/api/a'], [EVERYTHING]])).toEqual([EVERYTHING]);
  const many = Array.from({ length: LIVE.pathsAtOnce + 1 }, (_, i) => [`/api/${i}`]);
  expect(joinedPaths(many)).toEqual([EVERYTHING]);
});

it('comes back for what was not there', () => {
  const now = 1000;
  const first = gapsAfter([], [11, 14], { readTo: 9, now });
  expect(first).toEqual([
    { from: 10, to: 10, noticedAt: now },
    { from: 12, to: 13, noticedAt: now },
  ]);
  const second = gapsAfter(first, [12, 15], { readTo: 14, now: now + 1 });
  expect(second).toEqual([
    { from: 10, to: 10, noticedAt: now },
    { from: 13, to: 13, noticedAt: now },
  ]);
  expect(gapsAfter(second, [], { readTo: 15, now: now + LIVE.lateMs })).toEqual([]);
});

it('finds what comes into the middle of a wide gap', () => {
  const gap = [{ from: 1, to: 1000, noticedAt: 0 }];
  expect(gapsAfter(gap, [1, 500, 501, 1000], { readTo: 1000, now: 1 })).toEqual([
    { from: 2, to: 499, noticedAt: 0 },
    { from: 502, to: 999, noticedAt: 0 },
  ]);
});

it('looks at the latest where there are more gaps than it can look at', () => {
  const odd = Array.from({ length: 300 }, (_, i) => 2 * i + 1);
  const open = gapsAfter([], odd, { readTo: 0, now: 1 });
  expect([open.length, open.at(-1)]).toEqual([200, { from: 598, to: 598, noticedAt: 1 }]);
});

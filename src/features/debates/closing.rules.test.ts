import { expect, it } from 'vitest';
import { claimRow } from '#test-support/claim-row.ts';
import { bestClaims } from './closing.rules.ts';
import { type TreeRow, treeOf } from './tree.rules.ts';

/** A claim that one person marked. */
const row = (id: string, change: Partial<TreeRow> = {}) => claimRow(id, { argued: 1, ...change });

const best = (...rows: TreeRow[]) =>
  bestClaims(['yes', 'no'], treeOf(['yes', 'no'], rows)).map(({ node, speaksFor }) => [node.id, speaksFor]);

it('positions take turns, and each is named twice at most', () => {
  expect(
    best(
      row('y1', { argued: 9 }),
      row('y2', { argued: 8 }),
      row('y3', { argued: 7 }),
      row('n1', { position: 'no', argued: 1 }),
    ),
  ).toEqual([
    ['y1', 'yes'],
    ['n1', 'no'],
    ['y2', 'yes'],
  ]);
});

it('a changed mind counts before any number of marks, and marks before the order of lists', () => {
  expect(
    best(row('marked', { argued: 9 }), row('changed', { argued: 0, minds: 1 }), row('less', { argued: 8 })),
  ).toEqual([
    ['changed', 'yes'],
    ['marked', 'yes'],
  ]);
});

it('what nobody marked, and what cannot be read, is not among them', () => {
  expect(
    best(
      row('unmarked', { argued: 0 }),
      row('hidden', { hidden: 'moderator' }),
      row('gone', { authorId: null }),
      row('against-hidden', { side: 'against', hidden: 'held' }),
      row('against-unmarked', { side: 'against', argued: 0 }),
    ),
  ).toEqual([]);
});

it('what speaks against a position is named once, the best of all, and for none', () => {
  expect(
    best(
      row('a', { side: 'against', argued: 2 }),
      row('b', { side: 'against', position: 'no', argued: 3 }),
      row('top', { argued: 0 }),
      row('under', { parentId: 'top', side: 'against', argued: 1 }),
    ),
  ).toEqual([['b', null]]);
  expect(best(row('a', { side: 'against', argued: 1, minds: 1 }))).toEqual([['a', null]]);
  expect(best(row('a', { side: 'against', argued: 0, minds: 1 }))).toEqual([['a', null]]);
});

it('what speaks against something against a position speaks for it', () => {
  expect(
    best(row('a', { side: 'against', argued: 0 }), row('b', { parentId: 'a', side: 'against' })),
  ).toEqual([['b', 'yes']]);
});

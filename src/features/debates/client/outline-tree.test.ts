import { expect, test } from 'vitest';
import { leftOut, type OutlineRow, outlineTree } from './outline-tree.ts';

const row = (id: string, position: string, parent: string | null): OutlineRow => ({
  id,
  position,
  parent,
  side: 'for',
  text: id,
  gone: null,
  isNew: false,
  among: 3,
});

test('claims stand under their position or their claim, in the order in which they came', () => {
  const tree = outlineTree([
    row('a', 'gift', null),
    row('c', 'gift', 'a'),
    row('b', 'gift', null),
    row('d', 'gift', 'c'),
    row('e', 'command', null),
  ]);
  expect([...tree.keys()]).toEqual(['gift', 'command']);
  const [a, b] = tree.get('gift')!;
  expect([a?.id, b?.id]).toEqual(['a', 'b']);
  expect(a?.branches[0]?.branches[0]?.id).toBe('d');
});

test('what is left out under a place is counted there', () => {
  const [a, b] = outlineTree([row('a', 'gift', null), row('b', 'gift', null)]).get('gift')!;
  expect(leftOut([a!, b!])).toBe(1);
  expect(leftOut([])).toBe(0);
});

test('what stands under something that is not there is left out', () => {
  expect(outlineTree([row('c', 'gift', 'missing')]).size).toBe(0);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  leafIdOf,
  MOST_LEAVES,
  openedRun,
  pathOfRun,
  readIn,
  readingAt,
  withLeaf,
} from './reading-run.rules.ts';

const john = (chapter: number) => ({ bookId: 'JHN', chapter: String(chapter) });
const opened = openedRun('/bible/JHN/3/16', john(3), 'WEB');

it('a page opens with one chapter, and its address keeps its verses', () => {
  expect(opened.at).toBe('JHN.3');
  expect(pathOfRun(opened)).toBe('/bible/JHN/3/16');
});

it('the next chapter comes below the last one, once', () => {
  const two = withLeaf(opened, 'JHN.3', john(4));
  expect(two.leaves.map(leafIdOf)).toEqual(['JHN.3', 'JHN.4']);
  // Two that fetched it at once, and one that comes after another page has been opened.
  expect(withLeaf(two, 'JHN.3', john(4))).toBe(two);
  expect(
    withLeaf(openedRun('/bible/MRK/1', { bookId: 'MRK', chapter: '1' }, 'WEB'), 'JHN.3', john(4)).leaves,
  ).toHaveLength(1);
});

it('the address names what is read, forth and back', () => {
  const two = withLeaf(opened, 'JHN.3', john(4));
  const on = readingAt(two, 'JHN.4');
  expect(pathOfRun(on)).toBe('/bible/JHN/4');
  expect(pathOfRun(readingAt(on, 'JHN.3'))).toBe('/bible/JHN/3/16');
  expect(readingAt(on, 'JHN.9')).toBe(on);
  expect(readingAt(on, 'JHN.4')).toBe(on);
});

it('another translation has what is read alone, and the same one all of it', () => {
  const on = readingAt(withLeaf(opened, 'JHN.3', john(4)), 'JHN.4');
  expect(readIn(on, 'WEB')).toBe(on);
  expect(readIn(on, 'KJV')).toEqual(openedRun('/bible/JHN/4', john(4), 'KJV'));
  expect(readIn(readingAt(on, 'JHN.3'), 'KJV')).toEqual(openedRun('/bible/JHN/3/16', john(3), 'KJV'));
});

it('whoever reads on and on has a page that ends, with each chapter once, and is always on it', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ grows: fc.boolean(), to: fc.nat(40) }), { maxLength: 60 }), (moves) => {
      let run = opened;
      for (const { grows, to } of moves) {
        const last = Number(run.leaves.at(-1)!.chapter);
        run = grows ? withLeaf(run, `JHN.${last}`, john(last + 1)) : readingAt(run, `JHN.${to}`);
      }
      const ids = run.leaves.map(leafIdOf);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(MOST_LEAVES);
      expect(ids).toContain(run.at);
      expect(pathOfRun(run).startsWith(`/bible/${run.at.replace('.', '/')}`)).toBe(true);
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { afterArrival, NOWHERE, type Way } from './left-places.rules.ts';

const at = (name: string) => {
  const [bookId = '', chapter] = name.split('.');
  return { bookId, chapter: Number(chapter) };
};

/** Opens one chapter after the other: 'JHN.3'. */
function walk(...names: string[]): Way {
  return names.reduce((way, name) => {
    const { bookId, chapter } = at(name);
    return afterArrival(way, at(name), [
      { bookId, chapter: chapter - 1 },
      { bookId, chapter: chapter + 1 },
    ]);
  }, NOWHERE);
}

const leftOf = ({ left }: Way) => left.map(({ bookId, chapter }) => `${bookId}.${chapter}`);

describe('the places that were left', () => {
  it.each([
    ['none at first', ['JHN.3'], []],
    ['none for whoever turns pages', ['JHN.3', 'JHN.4', 'JHN.3'], []],
    ['the one before a jump', ['JHN.3', 'ROM.5'], ['JHN.3']],
    ['that one still, after some pages', ['JHN.3', 'ROM.5', 'ROM.6', 'ROM.7'], ['JHN.3']],
    ['each of several jumps', ['JHN.3', 'ROM.5', 'GEN.1'], ['JHN.3', 'ROM.5']],
    ['a step of more than one chapter too', ['PSA.1', 'PSA.119'], ['PSA.1']],
    ['less by what one came back to', ['JHN.3', 'ROM.5', 'GEN.1', 'ROM.5'], ['JHN.3']],
    ['none once one is back at the first', ['JHN.3', 'ROM.5', 'GEN.1', 'JHN.3'], []],
    ['the same when a chapter is opened again', ['JHN.3', 'ROM.5', 'ROM.5'], ['JHN.3']],
  ])('are %s', (_, opened, expected) => {
    expect(leftOf(walk(...opened))).toEqual(expected);
  });

  it('are ten at most, the last ones', () => {
    const opened = Array.from({ length: 15 }, (_, i) => `PSA.${i * 10 + 1}`);
    expect(leftOf(walk(...opened))).toEqual(opened.slice(4, 14));
  });

  it('keep how they were left', () => {
    const here = { ...at('JHN.3'), verses: [16], uppermost: 12 };
    expect(afterArrival({ here, left: [] }, at('ROM.5'), []).left).toEqual([here]);
  });
});

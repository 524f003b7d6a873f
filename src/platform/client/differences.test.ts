import { describe, expect, it } from 'vitest';
import { differenceBetween, withDifference } from './differences.ts';

const [first, second, third] = [
  { id: '1', text: 'a' },
  { id: '2', text: 'b' },
  { id: '3', text: 'c' },
];

describe('a difference between two answers', () => {
  it.each<[string, unknown, unknown]>([
    ['of an object', { xp: 10, name: 'Ruth' }, { xp: 20, name: 'Ruth' }],
    ['to nothing', { xp: 10 }, null],
    ['from nothing', null, { xp: 10 }],
    ['of texts', ['JHN.3'], ['JHN.3', 'JHN.4']],
    ['of a new thing', [first], [second, first]],
    ['of a changed thing', [first, second], [first, { ...second, text: 'changed' }]],
    ['of a lost thing', [first, second, third], [first, third]],
    ['from an empty list', [], [first]],
    ['to an empty list', [first], []],
  ])('%s makes the one of the other', (_, before, after) => {
    expect(withDifference(before, differenceBetween(before, after))).toEqual(after);
  });

  it('leaves alone what only the other tab knows', () => {
    const difference = differenceBetween([first], [second, first]);
    expect(withDifference([first, third], difference)).toEqual([second, first, third]);
    const fields = differenceBetween({ xp: 10, name: 'Ruth' }, { xp: 20, name: 'Ruth' });
    expect(withDifference({ xp: 10, name: 'Naomi' }, fields)).toEqual({ xp: 20, name: 'Naomi' });
  });

  it('told twice is told once', () => {
    const difference = differenceBetween([first], [second, first]);
    expect(withDifference([second, first], difference)).toEqual([second, first]);
  });
});

import { expect, it } from 'vitest';
import { languageOf, strongsCode, strongsNumber, withoutLetter } from './strongs.rules.ts';

const read = (written: string) => {
  const code = strongsCode(written);
  return code === null ? null : strongsNumber(code);
};

it.each([
  ['H430', 'H430'],
  ['H0430', 'H430'],
  ['g00026', 'G26'],
  ['H1254a', 'H1254a'],
  ['H01254!A', 'H1254a'],
  ['H0001_A', 'H1a'],
  ['G99999z', 'G99999z'],
])('a number is known however it is written: %s', (written, shown) => {
  expect(read(written)).toBe(shown);
});

it.each(['', 'H', 'H0', 'G000', '430', 'H100000', 'H12ab', 'K12', 'H-1', 'H1 ', ' H1', `H${'0'.repeat(9)}1`])(
  'what is no number is none: %j',
  (written) => {
    expect(strongsCode(written)).toBeNull();
  },
);

it('numbers are in their order, Hebrew ones first, each with those that have its letters', () => {
  const codes = ['H1', 'H1a', 'H1b', 'H2', 'H8674', 'H99999', 'G1', 'G5624'].map((one) => strongsCode(one)!);
  expect(codes).toEqual(codes.toSorted((a, b) => a - b));
  expect(strongsNumber(withoutLetter(strongsCode('H1254b')!))).toBe('H1254');
  expect([languageOf('H1'), languageOf('G1')]).toEqual(['hebrew', 'greek']);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf, excerptOf } from './beginning-of.ts';

it('leaves a text that is short enough as it is', () => {
  expect(beginningOf('a'.repeat(80), 80)).toBe('a'.repeat(80));
  expect(beginningOf('🙏'.repeat(40), 80)).toBe('🙏'.repeat(40));
});

it('ends a longer one with dots, between two characters as a reader sees them', () => {
  expect(beginningOf(`${'a'.repeat(78)} ${'b'.repeat(9)}`, 80)).toBe(`${'a'.repeat(78)}…`);
  expect(beginningOf(`a${'🙏'.repeat(90)}`, 80)).toBe(`a${'🙏'.repeat(39)}…`);
  const family = '👨\u200d👩\u200d👧\u200d👦';
  expect(beginningOf(family.repeat(9), 30)).toBe(`${family.repeat(2)}…`);
  expect(beginningOf('e\u0301'.repeat(9), 10)).toBe(`${'e\u0301'.repeat(4)}…`);
});

it('is never longer than it may be, and well-formed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 2, max: 40 }),
      (text, most) => {
        const beginning = beginningOf(text, most);
        expect(beginning.length).toBeLessThanOrEqual(most);
        expect(beginning.isWellFormed()).toBe(true);
      },
    ),
  );
});

it.each([
  ['Mum has her operation', 30, 'Mum has her operation'],
  ['Mum has her\n\noperation this morning.', 22, 'Mum has her operation…'],
  ['Mum has her operation, this', 24, 'Mum has her operation…'],
  [`John ${'x'.repeat(40)}`, 20, `John ${'x'.repeat(14)}…`],
  ['\u4f60'.repeat(30), 20, `${'\u4f60'.repeat(19)}…`],
])('says %s in one line of %i', (text, most, said) => {
  expect(excerptOf(text, most)).toBe(said);
});

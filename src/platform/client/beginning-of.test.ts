import { expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

it('leaves a text that is short enough as it is', () => {
  expect(beginningOf('a'.repeat(80), 80)).toBe('a'.repeat(80));
  expect(beginningOf('🙏'.repeat(80), 80)).toBe('🙏'.repeat(80));
});

it('ends a longer one with dots, between two characters', () => {
  expect(beginningOf(`${'a'.repeat(78)} ${'b'.repeat(9)}`, 80)).toBe(`${'a'.repeat(78)}…`);
  const cut = beginningOf(`a${'🙏'.repeat(90)}`, 80);
  expect(cut).toBe(`a${'🙏'.repeat(78)}…`);
  expect(cut.isWellFormed()).toBe(true);
});

import { expect, test } from 'vitest';
import { foldPoint } from './fold-point.ts';

test('a text of usual length is shown whole, and a little more too', () => {
  expect(foldPoint('')).toBeNull();
  expect(foldPoint('Manna in the morning. '.repeat(40))).toBeNull();
  expect(foldPoint('Manna\n'.repeat(14))).toBeNull();
});

test('a long text is folded after a whole word', () => {
  const text = 'Manna in the morning. '.repeat(60);
  const at = foldPoint(text) ?? 0;
  expect(at).toBeGreaterThan(650);
  expect(at).toBeLessThanOrEqual(700);
  expect(text.slice(0, at)).toMatch(/\b\w+\.?$/);
  expect(text[at]).toBe(' ');
});

test('many short lines are folded after the twelfth', () => {
  const text = 'Manna\n'.repeat(40);
  expect(text.slice(0, foldPoint(text) ?? 0).split('\n')).toHaveLength(12);
});

test.each(['x', '漢', '🕯️', '👩‍👩‍👧', '🙏🏽', 'é'])(
  'a text of %s alone is cut between characters',
  (character) => {
    const text = character.repeat(5000);
    const shown = text.slice(0, foldPoint(text) ?? 0);
    expect(shown.length).toBeGreaterThan(600);
    expect(shown.length % character.length).toBe(0);
  },
);

test('the longest entry is measured at once', () => {
  expect(foldPoint('\n'.repeat(50_000))).toBe(11);
  expect(foldPoint('\u200d'.repeat(50_000))).toBe(700);
});

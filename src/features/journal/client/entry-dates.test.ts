import { expect, it } from 'vitest';
import { agoWords } from './entry-dates.ts';

it.each([
  ['2026-10-24', 'A month ago'],
  ['2026-08-24', 'Three months ago'],
  ['2026-05-24', 'Half a year ago'],
  ['2025-11-24', 'A year ago'],
  ['2024-11-24', 'Two years ago'],
  ['2006-11-24', '20 years ago'],
])('what was written on %s was written %s', (date, words) => {
  expect(agoWords(Date.parse(`${date}T23:00Z`), Date.parse('2026-11-24T01:00Z'))).toBe(words);
  expect(agoWords(Date.parse(`${date}T01:00Z`), Date.parse('2026-11-24T23:00Z'))).toBe(words);
});

it('February is a month as well', () => {
  expect(agoWords(Date.parse('2026-02-24'), Date.parse('2026-03-24'))).toBe('A month ago');
  expect(agoWords(Date.parse('2025-12-24'), Date.parse('2026-03-24'))).toBe('Three months ago');
});

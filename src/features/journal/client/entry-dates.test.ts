import { expect, it } from 'vitest';
import { agoWords, shortDate } from './entry-dates.ts';

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

it('names the year of an entry only where it is another one, by the clock that dates are read from', () => {
  const written = (at: string, timeZone = 'UTC') =>
    shortDate(Date.parse(at), Date.parse('2026-11-29T12:00Z'), { timeZone });
  expect(written('2026-11-25T06:40Z')).toMatch(/^Wed,? 25 November$/);
  expect(written('2025-12-31T23:30Z')).toMatch(/^Wed,? 31 December 2025$/);
  expect(written('2025-12-31T23:30Z', 'Europe/Berlin')).toMatch(/^Thu,? 1 January$/);
});

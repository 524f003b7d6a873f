import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adventSunday, easterSunday } from '#features/bible/church-year.rules.ts';
import { opensWords, SEASONS, type Season } from '../seasons.rules.ts';
import { seasonOfDay } from './season-of-day.ts';

const plain = (date: string) => Temporal.PlainDate.from(date);
const isOn = (season: Season, date: Temporal.PlainDate) => seasonOfDay(season, date.toString()).isOn;

/** Published dates: first and last day. */
it.each([
  ['advent', '2023-12-03', '2023-12-24'],
  ['advent', '2026-11-29', '2026-12-24'],
  ['advent', '2022-11-27', '2022-12-24'],
  ['lent', '2026-02-18', '2026-04-04'],
  ['lent', '2024-02-14', '2024-03-30'],
  ['easter', '2026-04-05', '2026-05-23'],
  ['pentecost', '2026-05-24', '2026-06-06'],
  ['harvest', '2026-03-01', '2026-04-30'],
  ['harvest', '2026-09-01', '2026-10-31'],
] as const)('%s is from %s to %s, both included', (season, first, last) => {
  expect(seasonOfDay(season, first)).toMatchObject({ isOn: true, from: first });
  expect(seasonOfDay(season, last)).toMatchObject({ isOn: true, from: first });
  expect(isOn(season, plain(first).subtract({ days: 1 }))).toBe(false);
  expect(isOn(season, plain(last).add({ days: 1 }))).toBe(false);
});

it.each([
  ['advent', '2026-11-25', 'Opens in Advent, from 29 November'],
  ['advent', '2026-12-25', 'Opens in Advent, from 28 November'],
  ['lent', '2026-11-25', 'Opens in Lent, from 10 February'],
  ['easter', '2026-11-25', 'Opens at Easter, from 28 March'],
  ['pentecost', '2026-11-25', 'Opens at Pentecost, from 16 May'],
  ['harvest', '2026-11-25', 'Opens at the harvest of the south, from 1 March'],
  ['harvest', '2026-06-25', 'Opens at the harvest of the north, from 1 September'],
] as const)('%s on %s: %s', (season, date, words) => {
  expect(opensWords(seasonOfDay(season, date))).toBe(words);
});

/** A day of 200 years. */
const days = fc
  .tuple(fc.integer({ min: 1950, max: 2149 }), fc.integer({ min: 0, max: 365 }))
  .map(([year, day]) => Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: day }));

describe('over 200 years', () => {
  it('a season is on exactly from the day that was told until it is over, and the next one comes within a year', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...SEASONS), (day, season) => {
        const { isOn: on, from } = seasonOfDay(season, day.toString());
        expect(Temporal.PlainDate.compare(from, day) <= 0).toBe(on);
        const away = day.until(from, { largestUnit: 'days' }).days;
        expect(away).toBeLessThan(400);
        if (!on) {
          expect(seasonOfDay(season, from)).toMatchObject({ isOn: true, from });
          expect(isOn(season, plain(from).subtract({ days: 1 }))).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('Lent, Easter and Pentecost follow each other without a gap; one of them at most is on', () => {
    for (let year = 1950; year < 2150; year += 1) {
      const easter = easterSunday(year);
      const on = (date: Temporal.PlainDate) =>
        (['lent', 'easter', 'pentecost', 'advent'] as const).filter((season) => isOn(season, date));
      const first = { lent: -46, easter: 0, pentecost: 49 };
      const last = { lent: -1, easter: 48, pentecost: 62 };
      for (const season of ['lent', 'easter', 'pentecost'] as const) {
        for (const day of [first[season], last[season]])
          expect(on(easter.add({ days: day })), `${year}, day ${day}`).toEqual([season]);
      }
      expect(on(easter.subtract({ days: 47 }))).toEqual([]);
      expect(on(easter.add({ days: 63 }))).toEqual([]);
    }
  });

  it('Advent begins on a Sunday, 22 to 28 days before Christmas', () => {
    for (let year = 1950; year < 2150; year += 1) {
      const first = adventSunday(year);
      expect(first.dayOfWeek).toBe(7);
      const days = first.until(Temporal.PlainDate.from({ year, month: 12, day: 25 })).days;
      expect(days >= 22 && days <= 28, String(year)).toBe(true);
    }
  });
});

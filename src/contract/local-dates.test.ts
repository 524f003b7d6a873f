import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateAfter, daysBetween, weekdayOf } from './local-dates.ts';

/** Of years with four digits, as forms and tables have them. */
const dates = fc
  .date({ min: new Date('1583-01-01'), max: new Date('9000-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const days = fc.integer({ min: -200_000, max: 200_000 });

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-28', 7, '2027-01-04'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  // Clocks change in between, in one zone or another.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 7, '2026-10-31'],
])('%s and %i days is %s', (date, count, then) => {
  expect(dateAfter(date, count)).toBe(then);
  expect(daysBetween(date, then)).toBe(count);
});

it('counts as a calendar does', () => {
  fc.assert(
    fc.property(dates, days, (date, count) => {
      const then = Temporal.PlainDate.from(date).add({ days: count }).toString();
      expect(dateAfter(date, count)).toBe(then);
      expect(daysBetween(date, then)).toBe(count);
    }),
  );
});

it('goes on where it stopped, and back the same way', () => {
  fc.assert(
    fc.property(
      dates,
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: -900, max: 900 }),
      (date, a, b) => {
        expect(dateAfter(dateAfter(date, a), b)).toBe(dateAfter(date, a + b));
        expect(dateAfter(dateAfter(date, a), -a)).toBe(date);
        expect(daysBetween(dateAfter(date, a), dateAfter(date, b))).toBe(b - a);
      },
    ),
  );
});

it('knows the weekday, which comes again after seven days', () => {
  expect(['2026-11-23', '2026-11-29', '2026-11-30'].map(weekdayOf)).toEqual([1, 7, 1]);
  fc.assert(
    fc.property(dates, (date) => {
      expect(weekdayOf(date)).toBe(Temporal.PlainDate.from(date).dayOfWeek);
      expect(weekdayOf(dateAfter(date, 7))).toBe(weekdayOf(date));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfter, type Weekday, weekdayOf } from '#contract/local-dates.ts';
import { isResting } from '#features/rhythm/rhythm.rules.ts';
import { chaptersOf } from './places.rules.ts';
import { CATCH_UPS } from './plans.rules.ts';
import {
  type Arrangement,
  caughtUp,
  dateOfDay,
  datesFrom,
  daysOf,
  endOf,
  hasLeftDays,
  openDay,
  readingDateFrom,
  readingDatesBetween,
  type Standing,
} from './schedule.rules.ts';

const EVERY_DAY = {
  weekdays: [1, 2, 3, 4, 5, 6, 7] as Weekday[],
  rests: { restFrom: null, restUntil: null },
};
const date = fc.integer({ min: 0, max: 800 }).map((days) => dateAfter('2026-01-01', days));
const weekdays = fc.uniqueArray(fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7), { minLength: 1 });
const rests = fc.oneof(
  fc.constant({ restFrom: null, restUntil: null }),
  fc.tuple(date, fc.integer({ min: 0, max: 60 })).map(([restFrom, days]) => ({
    restFrom,
    restUntil: dateAfter(restFrom, days),
  })),
);
const reading = fc.record({ weekdays, rests });

describe('days of reading', () => {
  it('are on their weekdays and in no rest, each after the other, and counted as they are', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 60 }), reading, (from, count, days) => {
        const dates = datesFrom(from, count, days);
        expect(new Set(dates).size).toBe(count);
        expect([...dates].sort()).toEqual(dates);
        for (const one of dates) {
          expect(days.weekdays).toContain(weekdayOf(one));
          expect(isResting(one, { sabbath: 7, ...days.rests })).toBe(false);
        }
        const last = dates.at(-1)!;
        expect(readingDatesBetween(from, dateAfter(last, 1), days)).toBe(count);
        expect(readingDateFrom(last, days)).toBe(last);
      }),
    );
  });
});

/** Mark, a chapter a day, from Monday the second of November. */
const MARK: Arrangement = {
  division: Array.from({ length: 16 }, () => 1),
  anchorDay: 0,
  anchorDate: '2026-11-02',
  skippedTo: 0,
};
const standing = (over: Partial<Standing>): Standing => ({
  places: chaptersOf('MRK'),
  arrangement: MARK,
  done: new Set([0, 1, 2, 3]),
  today: '2026-11-10',
  reading: EVERY_DAY,
  ...over,
});

describe('catching up', () => {
  it('is offered from the day after one that was left', () => {
    expect(hasLeftDays(standing({ today: '2026-11-06' }))).toBe(false);
    expect(hasLeftDays(standing({ today: '2026-11-07' }))).toBe(true);
    expect(hasLeftDays(standing({ done: new Set(Array.from({ length: 16 }, (_, i) => i)) }))).toBe(false);
  });

  it('goes on from here, and the end moves', () => {
    const after = caughtUp('shift', standing({}))!;
    expect(dateOfDay(4, after, EVERY_DAY)).toBe('2026-11-10');
    expect(endOf(after, EVERY_DAY)).toBe('2026-11-21');
    expect(after.division).toEqual(MARK.division);
  });

  it('spreads what was left over the days that come, and ends as before', () => {
    const after = caughtUp('fold', standing({}))!;
    expect(endOf(after, EVERY_DAY)).toBe('2026-11-17');
    expect(after.division.slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(after.division).toHaveLength(12);
    expect(after.division.reduce((sum, count) => sum + count, 0)).toBe(16);
  });

  it('begins with today’s, and ends as before', () => {
    const after = caughtUp('skip', standing({}))!;
    expect(openDay(after, new Set([0, 1, 2, 3]))).toBe(8);
    expect(dateOfDay(8, after, EVERY_DAY)).toBe('2026-11-10');
    expect(endOf(after, EVERY_DAY)).toBe('2026-11-17');
  });

  it('can only go on from here when the last day is over', () => {
    const late = standing({ today: '2027-03-01' });
    expect(caughtUp('fold', late)).toBeNull();
    expect(caughtUp('skip', late)).toBeNull();
    expect(endOf(caughtUp('shift', late)!, EVERY_DAY)).toBe('2027-03-12');
  });

  it('leaves no day behind, loses no place, and what is not shifted ends no later', () => {
    const plan = fc.record({
      counts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 40 }),
      start: date,
      later: fc.integer({ min: 0, max: 90 }),
      readDays: fc.integer({ min: 0, max: 39 }),
      reading,
    });
    fc.assert(
      fc.property(plan, ({ counts, start, later, readDays, reading: days }) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const arrangement = {
          division: counts,
          anchorDay: 0,
          anchorDate: readingDateFrom(start, days),
          skippedTo: 0,
        };
        const read = daysOf(counts)[Math.min(readDays, counts.length - 1)]!.from;
        const done = new Set(Array.from({ length: read }, (_, i) => i));
        const places = Array.from({ length: total }, (_, i) => `PSA.${(i % 150) + 1}`);
        const now = { places, arrangement, done, today: dateAfter(start, later), reading: days };
        fc.pre(hasLeftDays(now));
        for (const how of CATCH_UPS) {
          const after = caughtUp(how, now);
          if (after === null) continue;
          expect(hasLeftDays({ ...now, arrangement: after })).toBe(false);
          expect(after.division.reduce((sum, count) => sum + count, 0)).toBe(total);
          expect(after.division.every((count) => count > 0)).toBe(true);
          if (how !== 'shift') expect(endOf(after, days) <= endOf(arrangement, days)).toBe(true);
        }
      }),
    );
  });
});

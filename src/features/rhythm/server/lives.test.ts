import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateAfter, daysBetween, WEEKDAYS } from '#contract/local-dates.ts';
import { type XPDay, xpDayAt } from '#features/progress/progress.rules.ts';
import { localDay } from '#platform/server/local-day.ts';
import { calendarOnTheWall } from '#test-support/calendar-on-the-wall.ts';
import { FIRST_RESTS, isFree, LAMPS, NOTHING_COUNTED, type Rests, RHYTHM } from '../rhythm.rules.ts';
import { rhythmAt, withLamp, withRests } from './rhythm-now.ts';
import type { Kept } from './rhythm-store.ts';

/*
 * Ten thousand invented lives: people who read and write at any hour, in zones with and without daylight saving on both sides
 * of the date line, and who fly between them.
 */

const HOUR = 60 * 60 * 1000;
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Kolkata',
];
const NEW: Kept = { isBegun: false, counted: NOTHING_COUNTED, rests: FIRST_RESTS, lit: null, oil: null };
/** The years of their lives: daylight saving begins and ends several times in each. */
const begin = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2027, 11) });
const zone = fc.constantFrom(...ZONES);
const lamp = fc.constantFrom(...LAMPS);
const sabbath = fc.constantFrom(...WEEKDAYS);

function light(kept: Kept, timezone: string, which: (typeof LAMPS)[number], now: number): Kept {
  return withLamp(kept, timezone, which, now) ?? kept;
}

it('who lights a lamp within every 23 hours keeps the row, wherever they fly', () => {
  const step = fc.record({ zone, lamp, after: fc.integer({ min: 1, max: 23 * HOUR - 1 }) });
  fc.assert(
    fc.property(begin, fc.array(step, { minLength: 1, maxLength: 24 }), (first, steps) => {
      let now = first;
      let kept = NEW;
      for (const { zone: timezone, lamp: which, after } of steps) {
        now += after;
        kept = light(kept, timezone, which, now);
        expect(kept.counted.row).toBe(kept.counted.total);
      }
    }),
    { numRuns: 4000 },
  );
});

it('a row is counted as a calendar on the wall would count it, for who stays at home', () => {
  const life = fc.record({
    zone,
    sabbath,
    begin,
    steps: fc.array(fc.record({ lamp, after: fc.integer({ min: 1, max: 80 * HOUR }) }), {
      minLength: 1,
      maxLength: 24,
    }),
  });
  fc.assert(
    fc.property(life, ({ zone: timezone, sabbath: weekday, begin: first, steps }) => {
      const rests: Rests = { ...FIRST_RESTS, sabbath: weekday };
      let kept: Kept = { ...NEW, rests };
      let now = first;
      const dates: string[] = [];
      for (const { lamp: which, after } of steps) {
        now += after;
        kept = light(kept, timezone, which, now);
        const date = Temporal.Instant.fromEpochMilliseconds(now)
          .toZonedDateTimeISO(timezone)
          .toPlainDate()
          .toString();
        if (dates.at(-1) !== date) dates.push(date);
      }
      const { row, flasks, longest, total } = kept.counted;
      expect({ row, flasks, longest, total }).toEqual(onTheWall(dates, rests));
    }),
    { numRuns: 3000 },
  );
});

it('nothing that was is lost, what is shown is what comes, and a setting changes nothing that has been', () => {
  const deed = fc.record({ kind: fc.constant('lamp' as const), lamp });
  const change = fc.record({ kind: fc.constant('sabbath' as const), sabbath });
  const rest = fc.record({
    kind: fc.constant('rest' as const),
    days: fc.option(fc.integer({ min: 0, max: RHYTHM.mostDaysOfRest })),
  });
  const step = fc.record({
    what: fc.oneof({ weight: 5, arbitrary: deed }, change, rest),
    zone,
    after: fc.integer({ min: 0, max: 100 * HOUR }),
  });
  fc.assert(
    fc.property(begin, fc.array(step, { minLength: 1, maxLength: 24 }), (first, steps) => {
      let now = first;
      let kept = NEW;
      const days = new Set<string>();
      for (const { what, zone: timezone, after } of steps) {
        now += after;
        const before = kept;
        const shown = rhythmAt(before, timezone, now);
        if (what.kind === 'lamp') {
          kept = light(before, timezone, what.lamp, now);
          const isNew = before.counted.total < kept.counted.total;
          expect(kept.counted.row).toBe(shown.row + (isNew ? 1 : 0));
          expect(kept.lit!.date).toBe(shown.day.date);
          expect(isNew).toBe(!days.has(shown.day.date));
          days.add(shown.day.date);
        } else {
          const until = (kindly: number) => dateAfter(shown.day.date, kindly);
          const changed =
            what.kind === 'sabbath'
              ? { sabbath: what.sabbath }
              : { restUntil: what.days === null ? null : until(what.days) };
          kept = withRests(before, timezone, now, changed);
          const { row, flasks, longest, total, lamps } = rhythmAt(kept, timezone, now);
          expect({ row, flasks, longest, total, lamps }).toEqual({
            row: shown.row,
            flasks: shown.flasks,
            longest: shown.longest,
            total: shown.total,
            lamps: shown.lamps,
          });
        }
        const { counted } = kept;
        expect(counted.total).toBe(days.size);
        expect(counted.longest).toBeGreaterThanOrEqual(before.counted.longest);
        expect(counted.longest).toBeGreaterThanOrEqual(counted.row);
        expect(counted.flasks).toBeGreaterThanOrEqual(0);
        expect(counted.flasks).toBeLessThanOrEqual(RHYTHM.mostFlasks);
      }
    }),
    { numRuns: 3000 },
  );
});

it('four hundred days with rests, ended and made longer, and other sabbaths come to what a calendar on the wall says of each', () => {
  const act = fc.oneof(
    { weight: 12, arbitrary: fc.record({ kind: fc.constant('lamp' as const), lamp }) },
    fc.record({ kind: fc.constant('sabbath' as const), sabbath }),
    fc.record({
      kind: fc.constant('rest' as const),
      days: fc.option(fc.integer({ min: 0, max: RHYTHM.mostDaysOfRest })),
    }),
  );
  const life = fc.record({
    zone,
    begin,
    steps: fc.array(fc.record({ act, after: fc.integer({ min: 1, max: 60 * HOUR }) }), {
      minLength: 320,
      maxLength: 320,
    }),
  });
  fc.assert(
    fc.property(life, ({ zone: timezone, begin: first, steps }) => {
      let kept = NEW;
      let now = first;
      let paid: XPDay | null = null;
      const wall = calendarOnTheWall();
      for (const { act: one, after } of steps) {
        now += after;
        const local = localDay(now, timezone);
        const date = Temporal.Instant.fromEpochMilliseconds(now)
          .toZonedDateTimeISO(timezone)
          .toPlainDate()
          .toString();
        paid = xpDayAt(paid, local, now);
        expect(paid.date).toBe(date);
        if (one.kind === 'lamp') {
          kept = light(kept, timezone, one.lamp, now);
          wall.light(date);
        } else if (one.kind === 'sabbath') {
          kept = withRests(kept, timezone, now, { sabbath: one.sabbath });
          wall.keep(date, one.sabbath);
        } else {
          const until = one.days === null ? null : dateAfter(date, one.days);
          kept = withRests(kept, timezone, now, { restUntil: until });
          wall.rest(date, until);
        }
        const { day, row, flasks, longest, total } = rhythmAt(kept, timezone, now);
        expect({ date: day.date, row, flasks, longest, total }).toEqual({ date, ...wall.read(date) });
      }
    }),
    // A life that fails is long, and takes minutes to be made shorter.
    { numRuns: 30, endOnFailure: true },
  );
});

/** The same rules, told date by date: what somebody with a calendar and a pencil would come to. */
function onTheWall(dates: readonly string[], rests: Rests) {
  let [row, flasks, longest] = [0, 0, 0];
  const first = dates[0]!;
  const length = daysBetween(first, dates.at(-1)!);
  for (let i = 0; i <= length; i++) {
    const date = dateAfter(first, i);
    if (dates.includes(date)) {
      row++;
      if (row % RHYTHM.daysToAFlask === 0) flasks = Math.min(RHYTHM.mostFlasks, flasks + 1);
      longest = Math.max(longest, row);
    } else if (row > 0 && !isFree(date, rests)) {
      if (flasks > 0) flasks--;
      else row = 0;
    }
  }
  return { row, flasks, longest, total: dates.length };
}

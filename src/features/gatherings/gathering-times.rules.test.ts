import fc from 'fast-check';
import rrule from 'rrule';
import { describe, expect, it } from 'vitest';
import {
  beginsByItsRule,
  dayBefore,
  endOfSeries,
  lastDayBefore,
  momentOf,
  type Series,
  startsBetween,
  timesOf,
  wallClockAt,
} from './gathering-times.rules.ts';
import type { Repeat, RepeatKind } from './gatherings.rules.ts';

const ZONES = [
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
];
const { RRule } = rrule;

function series(localStart: string, repeat: Partial<Repeat> | null, timezone = 'Europe/London'): Series {
  const end = Temporal.PlainDateTime.from(localStart)
    .add({ minutes: 90 })
    .toString({ smallestUnit: 'minute' });
  return {
    localStart,
    localEnd: end,
    timezone,
    repeat: repeat && { kind: 'weekly', every: 1, until: null, ...repeat },
  };
}

/** The same by another library, on clocks that never change. */
function byTheOracle(localStart: string, kind: RepeatKind, every: number, before: string): string[] {
  const start = new Date(`${localStart}:00Z`);
  const weekday = (start.getUTCDay() + 6) % 7;
  const monthly = {
    'month-day': { bymonthday: start.getUTCDate() },
    weekday: { byweekday: new rrule.Weekday(weekday, Math.ceil(start.getUTCDate() / 7)) },
    'last-weekday': { byweekday: new rrule.Weekday(weekday, -1) },
  };
  const rule = new RRule({
    dtstart: start,
    until: new Date(`${before}:00Z`),
    ...(kind === 'weekly'
      ? { freq: RRule.WEEKLY, interval: every }
      : { freq: RRule.MONTHLY, ...monthly[kind] }),
  });
  return rule
    .all()
    .map((date) => date.toISOString().slice(0, 16))
    .filter((one) => one < before);
}

describe('occurrences', () => {
  const dates = fc.date({
    min: new Date('2026-01-01T00:00Z'),
    max: new Date('2027-12-31T23:59Z'),
    noInvalidDate: true,
  });

  it('are those of another library over ten years, in every zone on the same local days', () => {
    const kinds = fc.constantFrom<RepeatKind>('weekly', 'month-day', 'weekday', 'last-weekday');
    fc.assert(
      fc.property(
        dates,
        kinds,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(...ZONES),
        (date, kind, every, zone) => {
          const localStart = date.toISOString().slice(0, 16);
          const one = series(localStart, { kind, every }, zone);
          if (!beginsByItsRule(one)) return;
          const expected: string[] = byTheOracle(localStart, kind, every, '2037-01-01T00:00');
          const found: string[] = [];
          for (let year = 2026; year < 2037; year++) {
            found.push(...startsBetween(one, `${year}-01-01T00:00`, `${year + 1}-01-01T00:00`));
          }
          expect(found).toEqual(expected);
          expect(found[0]).toBe(localStart);
          let last = 0;
          for (const start of found) {
            const { startsAt, endsAt, localStart: shown } = timesOf(one, start);
            expect(startsAt).toBeGreaterThan(last);
            expect(endsAt).toBeGreaterThan(startsAt);
            const isThere = wallClockAt(startsAt, zone) === start;
            expect(isThere ? start : shown > start).toBeTruthy();
            last = startsAt;
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keep their time of the clock through both changes', () => {
    const thursday = series('2026-03-19T19:00', {});
    const starts = startsBetween(thursday, '2026-03-01T00:00', '2026-04-10T00:00');
    expect(starts).toEqual(['2026-03-19T19:00', '2026-03-26T19:00', '2026-04-02T19:00', '2026-04-09T19:00']);
    expect(
      starts.map((start) => new Date(timesOf(thursday, start).startsAt).toISOString().slice(11, 16)),
    ).toEqual(['19:00', '19:00', '18:00', '18:00']);
    expect(new Date(momentOf('2026-10-25T01:30', 'Europe/London')).toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  it('at a time that does not exist begin later by the gap, and end after that', () => {
    const night = {
      ...series('2026-03-28T02:30', null, 'Europe/Berlin'),
      localStart: '2026-03-29T02:30',
      localEnd: '2026-03-29T03:00',
    };
    const times = timesOf(night, night.localStart);
    expect(times).toMatchObject({
      start: '2026-03-29T02:30',
      localStart: '2026-03-29T03:30',
      localEnd: '2026-03-29T04:00',
    });
  });

  it('on a day that a month has not are left out', () => {
    expect(
      startsBetween(
        series('2026-01-31T10:00', { kind: 'month-day' }),
        '2026-01-01T00:00',
        '2026-06-01T00:00',
      ),
    ).toEqual(['2026-01-31T10:00', '2026-03-31T10:00', '2026-05-31T10:00']);
    const fifth = series('2026-01-29T10:00', { kind: 'weekday', until: '2026-07-30' });
    expect(startsBetween(fifth, '2026-01-01T00:00', '2027-01-01T00:00')).toEqual([
      '2026-01-29T10:00',
      '2026-04-30T10:00',
      '2026-07-30T10:00',
    ]);
    expect(beginsByItsRule(series('2026-11-20T10:00', { kind: 'last-weekday' }))).toBe(false);
    expect(beginsByItsRule(series('2026-11-27T10:00', { kind: 'last-weekday' }))).toBe(true);
    expect(beginsByItsRule(series('2026-11-27T10:00', { until: '2026-11-26' }))).toBe(false);
  });

  it('have a day before by the clocks', () => {
    expect(new Date(dayBefore('2026-03-29T19:00', 'Europe/London')).toISOString()).toBe(
      '2026-03-28T19:00:00.000Z',
    );
  });

  it('of no series are one, where it begins in between', () => {
    const once = series('2026-11-26T19:00', null);
    expect(startsBetween(once, '2026-11-26T19:00', '2026-11-26T19:01')).toEqual(['2026-11-26T19:00']);
    expect(startsBetween(once, '2026-11-26T19:01', '2026-12-01T00:00')).toEqual([]);
    expect(startsBetween(once, '2026-11-01T00:00', '2026-11-26T19:00')).toEqual([]);
    expect(beginsByItsRule(once)).toBe(true);
  });

  it('are from the moment asked for on, before the other, and none before the first', () => {
    const thursday = series('2026-11-26T19:00', {});
    expect(startsBetween(thursday, '2026-12-03T19:00', '2026-12-10T19:00')).toEqual(['2026-12-03T19:00']);
    expect(startsBetween(thursday, '2026-12-03T19:01', '2026-12-10T19:00')).toEqual([]);
    expect(startsBetween(thursday, '2026-01-01T00:00', '2026-11-26T19:00')).toEqual([]);
    expect(startsBetween(thursday, '2026-12-10T19:00', '2026-12-03T19:00')).toEqual([]);
  });

  it('begin on the first date of their series, on its last day too, and not on a later one', () => {
    expect(beginsByItsRule(series('2026-11-27T10:00', { until: '2026-11-27' }))).toBe(true);
    expect(beginsByItsRule(series('2026-11-27T10:00', { kind: 'weekday' }))).toBe(true);
    // November has 30 days: its last Monday can be the 24th.
    expect(beginsByItsRule(series('2026-11-23T10:00', { kind: 'last-weekday' }))).toBe(false);
    expect(beginsByItsRule(series('2025-11-24T10:00', { kind: 'last-weekday' }))).toBe(true);
  });

  it('have a last day before one of them, also where months are left out', () => {
    expect(lastDayBefore(series('2026-11-26T19:00', {}), '2026-12-10T19:00')).toBe('2026-12-03');
    const fifth = series('2027-01-31T19:00', { kind: 'month-day' });
    expect(lastDayBefore(fifth, '2027-03-31T19:00')).toBe('2027-01-31');
    expect(lastDayBefore(fifth, '2027-01-31T19:00')).toBe('2027-01-30');
  });

  it('end with the last day of their series', () => {
    expect(endOfSeries(series('2026-11-26T19:00', null))).toBe('2026-11-26T23:59');
    expect(endOfSeries(series('2026-11-26T19:00', { until: '2027-06-30' }))).toBe('2027-06-30T23:59');
    expect(endOfSeries(series('2026-11-26T19:00', {}))).toBeNull();
  });
});

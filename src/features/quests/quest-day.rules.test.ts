import { expect, it } from 'vitest';
import type { XPDay } from '#features/progress/progress.rules.ts';
import { localDay } from '#platform/server/local-day.ts';
import {
  countsFrom,
  dayOfQuests,
  daysLeftFrom,
  eveningOf,
  mondayOf,
  type Told,
  weekOfDay,
} from './quest-day.rules.ts';

const REST = { sabbath: 7, restFrom: null, restUntil: null } as const;
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'America/New_York'];
const HOUR_MS = 3_600_000;

/** The same chances each time. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

it('no flight makes more days than there are, and no date comes twice', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const next = lots(seed);
    let now = Date.parse('2026-11-24T08:00Z');
    const begin = now;
    let told: Told | null = null;
    const dates: string[] = [];
    for (let step = 0; step < 120; step++) {
      now += Math.floor(next() * 6 * HOUR_MS);
      const zone = ZONES[Math.floor(next() * ZONES.length)]!;
      const local = localDay(now, zone);
      const day = dayOfQuests({ lit: null, until: null, told }, local, now);
      expect(day.startedAt).toBeLessThanOrEqual(now);
      if (told !== null && day.date !== told.date) {
        expect(day.date > told.date).toBe(true);
        expect(day.startedAt - told.startedAt).toBeGreaterThanOrEqual(20 * HOUR_MS);
      }
      if (day.date !== told?.date) dates.push(day.date);
      told = { ...day, endsAt: local.end };
    }
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates.length).toBeLessThanOrEqual((now - begin) / (20 * HOUR_MS) + 2);
  }
});

it('what paid for a day is not counted for the next', () => {
  expect(countsFrom(1000, [])).toBe(1000);
  expect(countsFrom(1000, [400, 1200])).toBe(1201);
});

it('goes on with what was told last, and with the last lamp where that is of a later day', () => {
  const local = { start: 1000, date: '2026-11-25' };
  const told = { date: '2026-11-26', startedAt: 500, endsAt: 2000 };
  const lit = { date: '2026-11-27', startedAt: 700 };
  const day = (given: { lit: XPDay | null; told: Told | null }) =>
    dayOfQuests({ ...given, until: null }, local, 1500);
  expect(day({ lit: null, told: null })).toEqual({ date: '2026-11-25', startedAt: 1000 });
  expect(day({ lit: null, told })).toEqual({ date: '2026-11-26', startedAt: 500 });
  expect(day({ lit, told })).toEqual({ date: '2026-11-27', startedAt: 700 });
  expect(day({ lit: { ...lit, date: '2026-11-26' }, told })).toEqual({ date: '2026-11-26', startedAt: 700 });
  expect(day({ lit: { ...lit, date: '2026-11-25' }, told })).toEqual({ date: '2026-11-26', startedAt: 500 });
});

it('a week has seven days from its Monday on', () => {
  const monday = Date.parse('2026-11-23T00:00Z');
  const week = { date: '2026-11-23', startedAt: monday, endsAt: Date.parse('2026-11-30T00:00Z') };
  for (const [i, day] of ['23', '24', '25', '26', '27', '28', '29'].entries()) {
    expect(weekOfDay({ date: `2026-11-${day}`, startedAt: monday + i * 24 * HOUR_MS })).toEqual(week);
  }
});

it('the sabbath and a rest ask for nothing', () => {
  const rests = { ...REST, restFrom: '2026-11-30', restUntil: '2026-12-02' };
  expect(daysLeftFrom('2026-11-26', REST)).toBe(3);
  expect(daysLeftFrom('2026-11-30', rests)).toBe(3);
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});

it.each([
  ['Europe/Berlin', '2026-03-29', '16:00'],
  ['Europe/Berlin', '2026-10-25', '17:00'],
  ['America/Santiago', '2026-09-06', '21:00'],
  ['Australia/Lord_Howe', '2026-10-04', '07:00'],
])('the evening begins at six by the clock in %s on %s, when clocks change', (zone, date, utc) => {
  const { start } = localDay(Date.parse(`${date}T12:00Z`), zone);
  expect(new Date(eveningOf(start, zone)).toISOString()).toBe(`${date}T${utc}:00.000Z`);
});

import { expect, it } from 'vitest';
import { localDay } from '#platform/server/local-day.ts';
import { asks, countsFrom, dayOfQuests, daysLeftFrom, mondayOf, type Told } from './quest-day.rules.ts';

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

it('the sabbath and a rest ask for nothing', () => {
  expect(asks('2026-11-29', REST).ofDay).toBe(false);
  expect(asks('2026-11-30', REST)).toEqual({ ofDay: true, ofWeek: true });
  const rests = { ...REST, restFrom: '2026-11-30', restUntil: '2026-12-02' };
  expect(asks('2026-11-30', rests)).toEqual({ ofDay: false, ofWeek: false });
  expect(daysLeftFrom('2026-11-26', REST)).toBe(3);
  expect(daysLeftFrom('2026-11-30', rests)).toBe(3);
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});

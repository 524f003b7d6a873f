import { expect, it } from 'vitest';
import { EVERY_DAY, WEEKDAYS } from '../prayer.rules.ts';
import { nextEvening, nextReminder, nextUTCDay } from './prayer-times.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (time: number) => new Date(time).toISOString();

it.each([
  ['2026-05-04T15:00:00Z', 'America/Lima', '2026-05-04T23:00:00.000Z'],
  ['2026-05-04T23:00:00Z', 'America/Lima', '2026-05-05T23:00:00.000Z'],
  ['2026-05-04T15:00:00Z', 'Asia/Tokyo', '2026-05-05T09:00:00.000Z'],
])('the evening after %s in %s is %s', (now, zone, evening) => {
  expect(iso(nextEvening(at(now), zone))).toBe(evening);
});

it.each([
  ['the same day', '2026-03-09T06:00:00Z', 7 * 60, EVERY_DAY, '2026-03-09T07:00:00.000Z'],
  ['tomorrow, at the very moment', '2026-03-09T07:00:00Z', 7 * 60, EVERY_DAY, '2026-03-10T07:00:00.000Z'],
  ['next Monday', '2026-03-09T07:00:00Z', 7 * 60, 1, '2026-03-16T07:00:00.000Z'],
  ['on Sunday', '2026-03-09T07:00:00Z', 0, 64, '2026-03-15T00:00:00.000Z'],
])('a reminder comes %s', (_, now, minuteOfDay, days, next) => {
  expect(iso(nextReminder(at(now), { minuteOfDay, days }, 'UTC'))).toBe(next);
});

it('takes a time that the change of clocks skips an hour later', () => {
  const reminder = { minuteOfDay: 2 * 60 + 30, days: EVERY_DAY };
  const next = nextReminder(at('2026-03-28T12:00:00Z'), reminder, 'Europe/Berlin');
  expect(iso(next)).toBe('2026-03-29T01:30:00.000Z');
});

it.each([
  ['Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
  ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'],
])('comes once at a time that the clock of %s shows twice', (zone, before, once, dayAfter) => {
  const reminder = { minuteOfDay: zone === 'Europe/Berlin' ? 150 : 90, days: EVERY_DAY };
  expect(iso(nextReminder(at(before), reminder, zone))).toBe(once);
  expect(iso(nextReminder(at(once), reminder, zone))).toBe(dayAfter);
  // Also for who sets it, or is served, between the two.
  expect(iso(nextReminder(at(once) + 30 * 60_000, reminder, zone))).toBe(dayAfter);
});

it('comes once a day in the weeks in which clocks change, as that day is called', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'America/Santiago']) {
    for (const from of [
      '2026-03-05T12:00:00Z',
      '2026-03-26T12:00:00Z',
      '2026-09-04T12:00:00Z',
      '2026-10-22T12:00:00Z',
    ]) {
      for (const minuteOfDay of [0, 30, 90, 120, 150, 180, 1439]) {
        let last = at(from);
        const days = Array.from({ length: 12 }, () => {
          last = nextReminder(last, { minuteOfDay, days: EVERY_DAY }, zone);
          return Temporal.Instant.fromEpochMilliseconds(last).toZonedDateTimeISO(zone).toPlainDate();
        });
        const first = days[0]!;
        expect(days.map(String)).toEqual(days.map((_, i) => String(first.add({ days: i }))));
      }
    }
  }
});

it('counts the days of a week as they are called', () => {
  expect(WEEKDAYS).toHaveLength(7);
  expect(iso(nextUTCDay(at('2026-03-28T23:59:59Z')))).toBe('2026-03-29T00:00:00.000Z');
});

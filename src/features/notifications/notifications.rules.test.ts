import { expect, it } from 'vitest';
import { minutesOf, nextLetterAt, quietUntil, timeOf } from './notifications.rules.ts';

const at = (text: string) => Date.parse(text);
const iso = (ms: number | null) => ms && new Date(ms).toISOString().replace('.000', '');

it.each([
  ['00:00', 0],
  ['06:30', 390],
  ['23:59', 1439],
])('%s is %i minutes of the day', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(timeOf(minutes)).toBe(time);
});

const NIGHT = { from: minutesOf('21:00'), to: minutesOf('06:30') };
const NAP = { from: minutesOf('13:00'), to: minutesOf('15:00') };

it.each([
  // Rome is an hour ahead in winter.
  [NIGHT, '2026-11-21T19:59:59Z', 'Europe/Rome', null],
  [NIGHT, '2026-11-21T20:00:00Z', 'Europe/Rome', '2026-11-22T05:30:00Z'],
  [NIGHT, '2026-11-22T05:29:59Z', 'Europe/Rome', '2026-11-22T05:30:00Z'],
  [NIGHT, '2026-11-22T05:30:00Z', 'Europe/Rome', null],
  [NAP, '2026-11-22T13:00:00Z', 'UTC', '2026-11-22T15:00:00Z'],
  [NAP, '2026-11-22T15:00:00Z', 'UTC', null],
  [{ from: 60, to: 60 }, '2026-11-22T01:00:00Z', 'UTC', null],
  [null, '2026-11-22T01:00:00Z', 'UTC', null],
  [{ from: 0, to: 1 }, '2026-11-22T00:00:59Z', 'UTC', '2026-11-22T00:01:00Z'],
  // Clocks go forward in this night: it is an hour shorter.
  [NIGHT, '2026-03-28T22:00:00Z', 'Europe/Rome', '2026-03-29T04:30:00Z'],
  // The end is a time that there is not in this night, so it is an hour later.
  [{ from: 60, to: 150 }, '2026-03-29T00:30:00Z', 'Europe/Rome', '2026-03-29T01:30:00Z'],
  // The clock shows 2:30 twice in this night: between the two it is quiet again from 2:00, until the second.
  [{ from: 60, to: 150 }, '2026-10-25T00:29:00Z', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
  [{ from: 60, to: 150 }, '2026-10-25T00:30:00Z', 'Europe/Berlin', null],
  [{ from: 60, to: 150 }, '2026-10-25T01:00:00Z', 'Europe/Berlin', '2026-10-25T01:30:00Z'],
  [{ from: 0, to: 90 }, '2026-11-01T06:10:00Z', 'America/New_York', '2026-11-01T06:30:00Z'],
  // Whole nights: an hour more, and an hour less.
  [NIGHT, '2026-11-01T02:00:00Z', 'America/New_York', '2026-11-01T11:30:00Z'],
  [NIGHT, '2026-03-08T03:00:00Z', 'America/New_York', '2026-03-08T10:30:00Z'],
  [{ from: 1260, to: 1440 }, '2026-10-24T20:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00Z'],
] as const)('quiet %o at %s in %s lasts until %s', (quiet, now, timezone, until) => {
  expect(iso(quietUntil(quiet, at(now), timezone))).toBe(until);
});

it.each([
  ['2026-11-20T12:00:00Z', 'UTC', '2026-11-21T08:00:00Z'],
  ['2026-11-21T07:59:59Z', 'UTC', '2026-11-21T08:00:00Z'],
  ['2026-11-21T08:00:00Z', 'UTC', '2026-11-28T08:00:00Z'],
  ['2026-11-22T12:00:00Z', 'Pacific/Auckland', '2026-11-27T19:00:00Z'],
  // At 8:00 on the clock, whether it was changed in between or not.
  ['2026-10-24T06:00:00Z', 'Europe/Berlin', '2026-10-31T07:00:00Z'],
  ['2026-03-07T13:00:00Z', 'America/New_York', '2026-03-14T12:00:00Z'],
  // Clocks go forward at 23:00 on that Saturday: there is no 23:30, three days after Wednesday's.
  ['2026-03-26T01:30:00Z', 'America/Scoresbysund', '2026-03-28T10:00:00Z'],
])('after %s in %s the letter comes at %s', (now, timezone, next) => {
  expect(iso(nextLetterAt(at(now), timezone))).toBe(next);
});

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'America/Santiago',
];
const SPRING_AND_AUTUMN = [
  '2026-03-07',
  '2026-03-28',
  '2026-04-04',
  '2026-09-05',
  '2026-10-24',
  '2026-10-31',
];

it.each(ZONES)('in %s quiet hours end later than now, and not again at that moment', (timezone) => {
  for (const day of SPRING_AND_AUTUMN) {
    for (const quiet of [NIGHT, { from: 0, to: 90 }, { from: 60, to: 150 }, { from: 1260, to: 1440 }]) {
      for (let now = at(`${day}T00:00:00Z`); now < at(`${day}T00:00:00Z`) + 48 * 3_600_000; now += 600_000) {
        const until = quietUntil(quiet, now, timezone);
        if (until === null) continue;
        expect(until).toBeGreaterThan(now);
        expect(quietUntil(quiet, until, timezone)).toBeNull();
      }
    }
  }
});

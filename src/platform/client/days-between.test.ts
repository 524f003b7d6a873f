import { afterEach, expect, it, vi } from 'vitest';
import { calendarDaysBetween } from './days-between.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// The first and the last half hour beside days of 23, 25, 23.5 and 24.5 hours, and beside a date that was left out.
it.each([
  ['Europe/Berlin', '2026-03-29T23:30', '2026-03-30T00:30', 1],
  ['Europe/Berlin', '2026-03-28T23:30', '2026-03-30T00:15', 2],
  ['Europe/Berlin', '2026-10-24T00:15', '2026-10-25T23:45', 1],
  ['America/New_York', '2026-11-01T00:05', '2026-11-01T23:55', 0],
  ['America/Santiago', '2026-09-05T23:59', '2026-09-06T01:00', 1],
  ['Australia/Lord_Howe', '2026-10-03T23:50', '2026-10-05T00:10', 2],
  ['Australia/Lord_Howe', '2026-04-05T00:10', '2026-04-06T00:10', 1],
  ['Pacific/Apia', '2011-12-29T12:00', '2011-12-31T12:00', 2],
  ['UTC', '2028-02-28T12:00', '2028-03-01T12:00', 2],
  ['UTC', '2027-01-01T00:00', '2026-12-31T23:59', -1],
])('in %s it is from %s to %s %i calendar days', (zone, from, to, days) => {
  vi.stubEnv('TZ', zone);
  expect(calendarDaysBetween(new Date(from).getTime(), new Date(to).getTime())).toBe(days);
});

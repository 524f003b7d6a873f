import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timesOf } from '../gathering-times.rules.ts';
import { timesInRow } from './lay-occurrences.ts';

const ZONES = [
  'Pacific/Apia',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'Pacific/Honolulu',
  'America/Havana',
];
const QUARTERS = 4 * 24 * 365;

it('both reminders are where a clock on the wall has them, the whole year round, and none that is over is left to send', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: QUARTERS }),
      fc.integer({ min: -4, max: 200 }),
      (timezone, quarters, ahead) => {
        const local = Temporal.PlainDateTime.from('2027-01-01T00:00').add({ minutes: quarters * 15 });
        const start = local.toString({ smallestUnit: 'minute' });
        const localEnd = local.add({ hours: 2 }).toString({ smallestUnit: 'minute' });
        const there = local.toZonedDateTime(timezone);
        const now = there.epochMilliseconds - ahead * 15 * 60_000;
        const series = { localStart: start, localEnd, timezone, repeat: null };
        const row = timesInRow(timesOf(series, start), timezone, now);
        const due = [there.subtract({ days: 1 }), there.subtract({ hours: 1 })].map(
          (one) => one.epochMilliseconds,
        );
        expect([row.remind_day_at, row.remind_hour_at]).toEqual(due.map((at) => (at > now ? at : null)));
        expect(row.starts_at).toBe(there.epochMilliseconds);
        expect(row.ends_at).toBeGreaterThan(row.starts_at);
      },
    ),
    { numRuns: 3000 },
  );
});

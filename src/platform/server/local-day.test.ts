import { expect, it } from 'vitest';
import { localDay } from './local-day.ts';

const at = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;

it('begins and ends days by the wall clock of the zone, whatever was asked before', () => {
  const berlin = (iso: string) => localDay(at(iso), 'Europe/Berlin');
  expect(berlin('2026-03-28T22:59:59.999Z').date).toBe('2026-03-28');
  expect(berlin('2026-03-28T23:00:00Z')).toEqual({
    date: '2026-03-29',
    start: at('2026-03-28T23:00:00Z'),
    // The clocks go forward: 23 hours.
    end: at('2026-03-29T22:00:00Z'),
  });
  expect(berlin('2026-03-29T21:59:59.999Z').date).toBe('2026-03-29');
  expect(berlin('2026-03-29T22:00:00Z').date).toBe('2026-03-30');
  expect(berlin('2026-03-28T22:59:59.999Z').date).toBe('2026-03-28');
  expect(localDay(at('2026-03-28T23:00:00Z'), 'America/New_York').date).toBe('2026-03-28');
});

import { describe, expect, it } from 'vitest';
import { movesBegins, seriesFrom, whatGoesOn } from './following.rules.ts';

const THURSDAYS = {
  localStart: '2026-11-26T19:00',
  localEnd: '2026-11-26T21:00',
  timezone: 'Europe/London',
  repeat: { kind: 'weekly', every: 1, until: null },
} as const;
const FRIDAY = { local_start: '2026-12-04T19:00', local_end: '2026-12-04T23:00' };

describe('a series from one of its begins on', () => {
  it.each([
    {
      said: 'another hour',
      changes: { startsAt: '2026-12-04T20:00' },
      is: ['2026-12-03T20:00', '2026-12-03T22:00'],
    },
    {
      said: 'another day',
      changes: { startsAt: '2026-12-05T19:00' },
      is: ['2026-12-04T19:00', '2026-12-04T21:00'],
    },
    {
      said: 'another end',
      changes: { endsAt: '2026-12-04T22:30' },
      is: ['2026-12-03T19:00', '2026-12-03T22:30'],
    },
    {
      said: 'another zone',
      changes: { timezone: 'Europe/Berlin' },
      is: ['2026-12-03T19:00', '2026-12-03T21:00'],
    },
  ])('is moved by as much as one of it that was somewhere else: $said', ({ changes, is }) => {
    const { localStart, localEnd } = seriesFrom(THURSDAYS, '2026-12-03T19:00', FRIDAY, changes);
    expect([localStart, localEnd]).toEqual(is);
  });

  it('has the zone and the rhythm of the change, and its own where that says nothing', () => {
    const monthly = { kind: 'month-day', every: 1, until: null } as const;
    const changed = (changes: Parameters<typeof seriesFrom>[3]) => {
      const { timezone, repeat } = seriesFrom(THURSDAYS, '2026-12-03T19:00', FRIDAY, changes);
      return { timezone, repeat };
    };
    expect(changed({})).toEqual({ timezone: 'Europe/London', repeat: THURSDAYS.repeat });
    expect(changed({ timezone: 'Europe/Berlin', repeat: monthly })).toEqual({
      timezone: 'Europe/Berlin',
      repeat: monthly,
    });
    expect(changed({ repeat: null }).repeat).toBeNull();
  });

  it('has its other begins moved where the one that was looked at begins at another time', () => {
    expect(movesBegins(FRIDAY, {})).toBe(false);
    expect(movesBegins(FRIDAY, { startsAt: FRIDAY.local_start })).toBe(false);
    expect(movesBegins(FRIDAY, { startsAt: '2026-12-04T19:01' })).toBe(true);
  });

  it('is where its one occurrence is, where it has no other', () => {
    const once = { ...THURSDAYS, repeat: null };
    const { localStart, localEnd } = seriesFrom(once, '2026-12-03T19:00', FRIDAY, {});
    expect([localStart, localEnd]).toEqual([FRIDAY.local_start, FRIDAY.local_end]);
  });
});

describe('what of a series goes on', () => {
  const row = (start: string, starts_at: number, cancelled_at: number | null = null) => ({
    start,
    starts_at,
    ends_at: starts_at + 2,
    cancelled_at,
  });
  const now = 10;
  const parts = (rows: ReturnType<typeof row>[]) => {
    const { early, going } = whatGoesOn(rows, ({ starts_at }) => starts_at <= now, now);
    return [early, going].map((part) => part.map(({ start }) => start).join(''));
  };

  it('is all after the last that has been; what was postponed over it, or is now, stays before', () => {
    expect(parts([row('a', 20), row('b', 3), row('c', 9), row('d', 12), row('e', 15)])).toEqual(['ac', 'de']);
  });

  it('begins with one that takes place', () => {
    expect(parts([row('a', 3), row('b', 12, 1), row('c', 13), row('d', 14, 1)])).toEqual(['', 'cd']);
    expect(parts([row('a', 3), row('b', 12, 1)])).toEqual(['', '']);
  });

  it('does not have what ends at this moment among what is now', () => {
    expect(parts([row('a', 8), row('b', 9), row('c', 12)])).toEqual(['b', 'c']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '#platform/server/local-day.ts';
import {
  levelForXP,
  nextLevel,
  paidIn,
  XP,
  XP_DAY_MIN_MS,
  type XPDay,
  xpBar,
  xpDayAt,
} from './progress.rules.ts';

const anyXP = fc.integer({ min: 0, max: 1_000_000 });

describe('the level', () => {
  it('rises by one every 250 XP', () => {
    expect([0, 249, 250, 499, 500, 2499, 2500].map(levelForXP)).toEqual([1, 1, 2, 2, 3, 10, 11]);
  });

  it('never falls as XP rises, and its step holds the XP', () => {
    fc.assert(
      fc.property(anyXP, fc.nat(5000), (xp, more) => {
        expect(levelForXP(xp + more)).toBeGreaterThanOrEqual(levelForXP(xp));
        const base = (levelForXP(xp) - 1) * XP.levelStep;
        expect(base).toBeLessThanOrEqual(xp);
        expect(xp).toBeLessThan(base + XP.levelStep);
      }),
    );
  });
});

describe('the bar', () => {
  it.each([
    // level 1: base 0
    [0, 1, 0],
    [125, 1, 125 / 2500],
    [249, 1, 249 / 2500],
    // levels 2 to 10: base (level - 1) * 250, over 2500 - base
    [250, 2, 0],
    [475, 2, 225 / 2250],
    [600, 3, 100 / 2000],
    [900, 4, 150 / 1750],
    [1100, 5, 100 / 1500],
    [1375, 6, 125 / 1250],
    [1600, 7, 100 / 1000],
    [1900, 8, 150 / 750],
    [2100, 9, 100 / 500],
    [2375, 10, 125 / 250],
    [2499, 10, 249 / 250],
    // level 11: the divisor is 0; level 12: negative
    [2500, 11, 1],
    [2750, 12, 1],
  ])('at %i XP, level %i, is filled to %d', (currentXP, level, fraction) => {
    expect(levelForXP(currentXP)).toBe(level);
    expect(xpBar(currentXP, level).fraction).toBeCloseTo(fraction, 12);
  });

  it('glows from 90 % exactly', () => {
    expect(xpBar(2474, 10).glows).toBe(false);
    expect(xpBar(2475, 10)).toMatchObject({ fraction: 0.9, glows: true });
    expect(xpBar(2500, 11).glows).toBe(true);
  });

  it('always shows the target 2500', () => {
    expect(xpBar(0, 1).label).toBe('0 / 2500 XP');
    expect(xpBar(120, 1).label).toBe('120 / 2500 XP');
    expect(xpBar(3010, 13).label).toBe('3010 / 2500 XP');
  });

  it('stays within its track, whatever level it is told, and is full from level 11', () => {
    fc.assert(
      fc.property(anyXP, fc.integer({ min: 0, max: 5000 }), (currentXP, level) => {
        const { fraction, glows } = xpBar(currentXP, level);
        expect(fraction).toBeGreaterThanOrEqual(0);
        expect(fraction).toBeLessThanOrEqual(1);
        expect(glows).toBe(fraction >= 0.9);
        if (level >= 11) expect(fraction).toBe(1);
      }),
    );
  });

  it('does not fall as XP rises within a level', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(249), fc.nat(249), (level, a, b) => {
        const base = (level - 1) * XP.levelStep;
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(xpBar(base + less, level).fraction).toBeLessThanOrEqual(xpBar(base + more, level).fraction);
      }),
    );
  });
});

describe('a day of XP', () => {
  const HOUR = 3_600_000;
  const zone = fc.constantFrom(
    ...['Pacific/Kiritimati', 'Asia/Kolkata', 'Europe/Berlin', 'UTC', 'America/New_York', 'Etc/GMT+12'],
  );
  const begin = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
  /** The days on which somebody earns, who waits so many minutes each time. */
  function daysOf(from: number, steps: readonly { minutes: number; zone: string }[]) {
    let now = from;
    let day: XPDay | null = null;
    return steps.map(({ minutes, zone }) => {
      now += minutes * 60_000;
      const local = localDay(now, zone);
      day = xpDayAt(day, local, now);
      return { now, local, day };
    });
  }
  const steps = (minutes: { min: number; max: number }, zones: fc.Arbitrary<string>) =>
    fc.array(fc.record({ minutes: fc.integer(minutes), zone: zones }), { maxLength: 40 });

  it('does not end with a change of zone, only 20 hours after it began', () => {
    const east = { start: 0, date: '2026-03-15' };
    const west = { start: -22 * HOUR, date: '2026-03-14' };
    const first = xpDayAt(null, east, 4 * HOUR);
    expect(first).toEqual({ date: '2026-03-15', startedAt: 0 });
    expect(xpDayAt(first, west, 4 * HOUR)).toBe(first);
    expect(xpDayAt(first, west, 20 * HOUR - 1)).toBe(first);
    expect(xpDayAt(first, west, 20 * HOUR)).toEqual({ date: '2026-03-14', startedAt: 20 * HOUR });
    expect(xpDayAt(first, east, 23 * HOUR)).toBe(first);
  });

  it('is the local day for who stays in a zone, with 23, 24 and 25 hours', () => {
    const staying = zone.chain((home) => steps({ min: 0, max: 3000 }, fc.constant(home)));
    fc.assert(
      fc.property(begin, staying, (from, life) => {
        for (const { local, day } of daysOf(from, life))
          expect(day).toEqual({ date: local.date, startedAt: local.start });
      }),
    );
  });

  it('begins 20 hours after the one before at the earliest, whatever zones are set', () => {
    fc.assert(
      fc.property(begin, steps({ min: 0, max: 600 }, zone), (from, life) => {
        const starts = [...new Set(daysOf(from, life).map(({ day }) => day.startedAt))];
        for (const [n, start] of starts.entries())
          if (n > 0) expect(start - starts[n - 1]!).toBeGreaterThanOrEqual(XP_DAY_MIN_MS);
      }),
    );
  });

  it('is new for a traveller who earns on another date, 20 hours or more after the last time', () => {
    fc.assert(
      fc.property(begin, steps({ min: 20 * 60, max: 2000 }, zone), (from, life) => {
        const days = daysOf(from, life);
        for (const [n, { local, day, now }] of days.entries()) {
          expect(day.startedAt).toBeLessThanOrEqual(now);
          const before = days[n - 1]?.day;
          if (before && before.date !== local.date) expect(day).not.toEqual(before);
        }
      }),
    );
  });
});

describe('the next level', () => {
  it.each([
    [0, 2, 0, '250 XP to Level 2'],
    [249, 2, 0.996, '1 XP to Level 2'],
    [250, 3, 0, '250 XP to Level 3'],
    [1359, 7, 0.436, '141 XP to Level 7'],
    [2500, 12, 0, '250 XP to Level 12'],
  ])('with %i XP is level %i, %d of the way gone: %s', (currentXP, level, fraction, label) => {
    expect(nextLevel(currentXP)).toEqual({ level, fraction, label });
  });

  it('is reached by exactly what is said to be missing', () => {
    fc.assert(
      fc.property(anyXP, (xp) => {
        const { level, label } = nextLevel(xp);
        const missing = Number(label.split(' ')[0]);
        expect(levelForXP(xp + missing)).toBe(level);
        expect(levelForXP(xp + missing - 1)).toBe(level - 1);
      }),
    );
  });
});

describe('what a call has paid', () => {
  it.each([
    ['an entry', { xpEarned: 10, progress: { currentXP: 30, level: 1 } }, { from: 20, to: 30 }],
    ['a sixth entry', { xpEarned: 0, progress: { currentXP: 30, level: 1 } }, null],
    ['an entry that is read', { xpEarned: 10 }, null],
    ['no answer', undefined, null],
  ])('%s', (_, answer, expected) => {
    expect(paidIn(answer)).toEqual(expected);
  });
});

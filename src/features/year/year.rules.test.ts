import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAMPS } from '#features/rhythm/rhythm.rules.ts';
import { booksOf, daysOfMonth, daysWith, mostOftenOn } from './year.rules.ts';

const none = { read: [], write: [], pray: [] };

describe('a year of lamps', () => {
  it('counts a day once, however many lamps burned', () => {
    expect(
      daysWith({ read: ['2026-01-02', '2026-01-03'], write: ['2026-01-02'], pray: ['2026-05-01'] }),
    ).toBe(3);
    expect(daysWith(none)).toBe(0);
  });

  it('puts each date into its month and day', () => {
    const february = daysOfMonth(2024, 2, {
      read: ['2024-02-29', '2024-03-29'],
      write: ['2024-02-29'],
      pray: [],
    });
    expect(february).toHaveLength(29);
    expect(february[28]).toEqual(['read', 'write']);
    expect(february.slice(0, 28).every((day) => day.length === 0)).toBe(true);
    expect(daysOfMonth(2026, 2, none)).toHaveLength(28);
    expect(daysOfMonth(50, 12, none)).toHaveLength(31);
  });

  it('shows every lamp of every date exactly once in twelve months', () => {
    const dates = fc.uniqueArray(
      fc
        .integer({ min: 0, max: 364 })
        .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
    );
    fc.assert(
      fc.property(fc.record({ read: dates, write: dates, pray: dates }), (of) => {
        const shown = Array.from({ length: 12 }, (_, month) => daysOfMonth(2026, month + 1, of)).flat(2);
        for (const lamp of LAMPS) expect(shown.filter((one) => one === lamp)).toHaveLength(of[lamp].length);
      }),
    );
  });
});

describe('a habit', () => {
  const tuesdays = (count: number) =>
    Array.from({ length: count }, (_, week) =>
      new Date(Date.UTC(2026, 0, 6 + 7 * week)).toISOString().slice(0, 10),
    );
  it('is named when one day of the week stands out', () => {
    expect(mostOftenOn([...tuesdays(11), '2026-01-04'])).toBe(2);
  });
  it('is not made of a few days, or of two days that are alike', () => {
    expect(mostOftenOn(tuesdays(11))).toBeNull();
    expect(
      mostOftenOn([
        ...tuesdays(6),
        ...tuesdays(6).map((date) => date.replace(/..$/, (day) => String(Number(day) + 1).padStart(2, '0'))),
      ]),
    ).toBeNull();
  });
});

it('a shelf tells whole books from those begun', () => {
  expect(booksOf([{ share: 1 }, { share: 0.5 }, { share: 0 }, { share: 1 }])).toEqual({ whole: 2, begun: 1 });
});

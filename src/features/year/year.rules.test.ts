import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAMPS } from '#features/rhythm/rhythm.rules.ts';
import {
  booksFinishedIn,
  booksOf,
  countIn,
  datesWith,
  daysOfMonth,
  daysWith,
  linesToChoose,
  minutesOf,
  mostOftenOn,
  nearestDay,
  weeksOfYear,
  yearToKeep,
} from './year.rules.ts';

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

describe('the weeks of a year', () => {
  it('begin on its first day and then on each Monday', () => {
    expect(weeksOfYear(2026).slice(0, 3)).toEqual(['2026-01-01', '2026-01-05', '2026-01-12']);
    expect(weeksOfYear(2026).at(-1)).toBe('2026-12-28');
    expect(weeksOfYear(2024).slice(0, 2)).toEqual(['2024-01-01', '2024-01-08']);
    expect(weeksOfYear(2023).slice(0, 2)).toEqual(['2023-01-01', '2023-01-02']);
  });

  it('are 53 or 54, each with a Monday but the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (year) => {
        const [, ...others] = weeksOfYear(year);
        expect([52, 53]).toContain(others.length);
        for (const start of others) expect(new Date(`${start}T00:00Z`).getUTCDay()).toBe(1);
      }),
    );
  });

  it('count what is in them: half-open, and nothing outside', () => {
    const spans = [
      { start: 10, end: 20 },
      { start: 20, end: 30 },
    ];
    expect(countIn(spans, [9, 10, 19, 20, 30])).toEqual([2, 1]);
    expect([0, 1, 59_999, 60_000, 119_999].map(minutesOf)).toEqual([0, 0, 0, 1, 1]);
  });
});

it('a book is finished in the span in which its last chapter was read', () => {
  const reads = [1, 2, 3, 4].map((chapter) => ({ chapterId: `RUT.${chapter}`, readAt: chapter * 10 }));
  expect(booksFinishedIn({ start: 40, end: 41 }, reads)).toEqual(['RUT']);
  expect(booksFinishedIn({ start: 0, end: 40 }, reads)).toEqual([]);
  expect(booksFinishedIn({ start: 0, end: 99 }, reads.slice(1))).toEqual([]);
  expect(booksFinishedIn({ start: 41, end: 99 }, reads)).toEqual([]);
  const again = reads.map(({ chapterId, readAt }) => ({ chapterId, readAt: readAt + 100 }));
  expect(booksFinishedIn({ start: 100, end: 199 }, [...reads, ...again])).toEqual(['RUT']);
  // A chapter that is read again does not finish the book once more.
  expect(booksFinishedIn({ start: 100, end: 199 }, [...reads, ...again.slice(1)])).toEqual([]);
  expect(booksFinishedIn({ start: 40, end: 41 }, [...again, ...reads])).toEqual(['RUT']);
  expect(booksFinishedIn({ start: 0, end: 199 }, [...reads.slice(1), ...again.slice(1)])).toEqual([]);
});

it('the day that is nearest to the finger opens, and with none beside it the last', () => {
  const days = [[], ['read'], [], [], ['pray'], []] as const;
  expect([0, 1.5, 2.9, 4.5, 6].map((place) => nearestDay(days, place))).toEqual([2, 2, 2, 5, 5]);
  // As far from the second as from the fifth.
  expect(nearestDay(days, 3)).toBe(5);
  expect(datesWith({ read: ['2026-03-02'], write: ['2026-03-01', '2026-03-02'], pray: [] }, null)).toEqual([
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(datesWith({ read: ['2026-03-02'], write: ['2026-03-01'], pray: [] }, 'write')).toEqual([
    '2026-03-01',
  ]);
});

it('a page is offered in December, and in January for the year before', () => {
  expect(['2026-12-01', '2027-01-31', '2026-11-30', '2027-02-01'].map(yearToKeep)).toEqual([
    2026,
    2026,
    null,
    null,
  ]);
});

it('an entry gives its sentences to choose from, but none that is cut or too long', () => {
  expect(linesToChoose('First snow. I sang!\nNobody “minded.” So', false)).toEqual([
    'First snow.',
    'I sang!',
    'Nobody “minded.”',
  ]);
  expect(linesToChoose('It is whole. It is c', true)).toEqual(['It is whole.']);
  expect(linesToChoose('x'.repeat(161), false)).toEqual([]);
  expect(linesToChoose('今天下雪了。我在路上唱歌！「谁介意呢？」没有人。', false)).toEqual([
    '今天下雪了。',
    '我在路上唱歌！',
    '「谁介意呢？」',
    '没有人。',
  ]);
  expect(linesToChoose('他说："你好。"我笑了。', false)).toEqual(['他说："你好。"', '我笑了。']);
  expect(linesToChoose('आज बर्फ गिरी। मैं गाया।', false)).toEqual(['आज बर्फ गिरी।', 'मैं गाया।']);
  expect(linesToChoose('x'.repeat(160), false)).toHaveLength(1);
  expect(linesToChoose('No\n  Yes ', false)).toEqual(['Yes']);
});

import { describe, expect, it } from 'vitest';
import { kjv, web } from '#test-support/bible-texts.ts';
import { BOOKS } from '../../books.rules.ts';
import { easterSunday } from '../../church-year.rules.ts';
import { feastOf } from './feasts.ts';
import { DAY_PASSAGES, type DayPassage, passageOfDate, WEEKDAY_PASSAGES } from './verse-of-the-day.ts';

const named = ({ book, chapter, from, to }: DayPassage) =>
  `${BOOKS[book]!.id} ${chapter}:${from}${to > from ? `-${to}` : ''}`;

function textOf(translation: typeof web, { book, chapter, from, to }: DayPassage): string {
  return Array.from(
    { length: to - from + 1 },
    (_, index) => translation.verse(book, chapter, from + index)!.text,
  ).join(' ');
}

/** Where a passage does not stand by itself. */
function faultsOf(passage: DayPassage): string[] {
  const { book, chapter, from } = passage;
  const faults: string[] = [];
  const text = textOf(web, passage);
  const before = web.verse(book, chapter, from - 1)?.text;
  if (!/^[“‘\u00a0 (]*[A-Z]/.test(text)) faults.push('begins in the middle');
  // Somebody's words may begin after a comma that leads up to them.
  const isSpoken = /^[“‘]/.test(text);
  if (!isSpoken && before !== undefined && !/[.!?][”’\u00a0 )]*( Selah\.)?$/.test(before))
    faults.push(`begins after “${before.slice(-30)}`);
  if (!/[.!?][”’\u00a0 )]*$/.test(text)) faults.push('lacks its end');
  if (text.length > 380) faults.push(`has ${text.length} characters`);
  const older = textOf(kjv, passage);
  if (!/^\(?[A-Z]/.test(older)) faults.push(`KJV begins in the middle: ${older.slice(0, 40)}`);
  if (!/[.!?;:]\)?$/.test(older)) faults.push(`KJV lacks its end: ${older.slice(-40)}`);
  const olderBefore = kjv.verse(book, chapter, from - 1)?.text;
  if (!isSpoken && olderBefore !== undefined && !/[.!?;:]\)?( Selah\.)?$/.test(olderBefore))
    faults.push(`KJV begins after ${olderBefore.slice(-30)}`);
  return faults.map((fault) => `${named(passage)} ${fault}`);
}

describe('the passages of the days', () => {
  it('stand by themselves in both translations: whole sentences, short enough for a card', () => {
    expect(DAY_PASSAGES.flatMap(faultsOf)).toEqual([]);
  });

  it('are each there once, enough of them for every week of a year', () => {
    expect(DAY_PASSAGES.map(named).filter((name, index, all) => all.indexOf(name) !== index)).toEqual([]);
    for (const passages of WEEKDAY_PASSAGES) expect(passages.length).toBeGreaterThanOrEqual(53);
  });

  it('are the same all day and for everyone, and none comes twice in a year', () => {
    expect(passageOfDate('2026-11-21')).toEqual(passageOfDate('2026-11-21'));
    for (const year of [1969, 2026, 2027, 2028, 2036, 2100]) {
      const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
      const passages = Array.from({ length: first.daysInYear }, (_, day) =>
        named(passageOfDate(first.add({ days: day }).toString()).passage),
      );
      expect(new Set(passages).size, String(year)).toBe(first.daysInYear);
    }
  });

  it('says why it is this one', () => {
    expect(passageOfDate('2026-11-23').why).toBe('Monday: courage for a new week');
    expect(passageOfDate('2026-12-25')).toEqual({
      passage: { book: 41, chapter: 2, from: 10, to: 11 },
      why: 'Christmas Day',
    });
  });
});

describe('the feasts', () => {
  // Published dates, among them the earliest and the latest that Easter can have.
  it.each([
    '1818-03-22',
    '1943-04-25',
    '1961-04-02',
    '2000-04-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2038-04-25',
    '2285-03-22',
  ])('finds Easter on %s', (date) => {
    expect(easterSunday(Number(date.slice(0, 4))).toString()).toBe(date);
  });

  it.each([
    ['2026-02-18', 'Ash Wednesday'],
    ['2026-03-29', 'Palm Sunday'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-05', 'Easter Sunday'],
    ['2026-05-14', 'Ascension Day'],
    ['2026-05-24', 'Pentecost'],
    ['2026-05-31', 'Trinity Sunday'],
    ['2026-11-29', 'The first Sunday of Advent'],
    ['2026-12-20', 'The fourth Sunday of Advent'],
    // Where Christmas Eve is a Sunday, it is the eve that people keep.
    ['2023-12-24', 'Christmas Eve'],
    ['2023-12-03', 'The first Sunday of Advent'],
    ['2022-12-18', 'The fourth Sunday of Advent'],
    ['2022-12-25', 'Christmas Day'],
  ])('keeps %s as %s', (date, name) => {
    expect(feastOf(Temporal.PlainDate.from(date))?.name).toBe(name);
  });

  it('keeps no feast on another day', () => {
    expect(feastOf(Temporal.PlainDate.from('2026-11-22'))).toBeNull();
    expect(feastOf(Temporal.PlainDate.from('2026-12-21'))).toBeNull();
  });
});

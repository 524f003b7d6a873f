import { describe, expect, it } from 'vitest';
import { kjv, web } from '#test-support/bible-texts.ts';
import { BOOKS } from '../../books.rules.ts';
import { formatReference } from './references.ts';
import { FIRST_DAY_VERSE, VERSE_CALENDAR, verseOfDate } from './verse-calendar.ts';

describe('the verse of the day', () => {
  it('has a verse for every day, each once, each there in both translations', () => {
    expect(VERSE_CALENDAR.length).toBeGreaterThanOrEqual(366);
    expect(new Set(VERSE_CALENDAR.map(String)).size).toBe(VERSE_CALENDAR.length);
    for (const [book, chapter, verse] of VERSE_CALENDAR) {
      for (const from of [web, kjv]) {
        const found = from.verse(book, chapter, verse);
        expect(found?.text.length, `${BOOKS[book]!.id} ${chapter}:${verse}`).toBeGreaterThan(10);
      }
    }
  });

  it('is the same all day, another one the next, and none again within a year', () => {
    expect(verseOfDate('2026-11-21')).toEqual(verseOfDate('2026-11-21'));
    const year = Array.from({ length: 366 }, (_, day) =>
      String(verseOfDate(Temporal.PlainDate.from('2028-01-01').add({ days: day }).toString())),
    );
    expect(new Set(year).size).toBe(366);
    expect(formatReference(...FIRST_DAY_VERSE)).toBe('John 3:16');
  });
});

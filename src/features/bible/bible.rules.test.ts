import { describe, expect, it } from 'vitest';
import { nextXP } from '#features/progress/progress.rules.ts';
import {
  CHAPTER_XP,
  chapterPath,
  countedMinutes,
  creditedMs,
  otherThan,
  quotedFor,
  READING_SESSION,
  readingSessionXP,
  TEXT_VERSION,
  translationName,
} from './bible.rules.ts';

const MINUTE = 60_000;

describe('XP of reading', () => {
  it.each([
    ['not a full minute', MINUTE - 1, 0, 0],
    ['a full minute', MINUTE, 0, 1],
    ['half an hour and some seconds', 30.9 * MINUTE, 0, 30],
    ['an hour, of which a day pays thirty', 60 * MINUTE, 0, 30],
    ['ten minutes, when twenty-five were paid', 10 * MINUTE, 25, 5],
    ['ten minutes, when the day is paid', 10 * MINUTE, 30, 0],
    ['ten minutes, when more was paid than is now', 10 * MINUTE, 40, 0],
  ])('%s', (_, visibleMs, earnedToday, xp) => {
    expect(readingSessionXP(visibleMs, earnedToday)).toBe(xp);
  });

  it('counts sixty minutes of a session at most', () => {
    expect([59.9, 60, 61, 600].map((minutes) => countedMinutes(minutes * MINUTE))).toEqual([59, 60, 60, 60]);
  });

  it('is five for a chapter, ten times a day', () => {
    expect([0, 9, 10, 11].map((paid) => nextXP(CHAPTER_XP, paid))).toEqual([5, 5, 0, 0]);
  });
});

describe('time that a page says it was visible', () => {
  it.each([
    ['as it says', 20_000, 21_000, 20_000],
    ['no more than the clock has seen pass', 20_000, 5000, 5000],
    ['no more than a heartbeat may be late', 10 * MINUTE, 10 * MINUTE, READING_SESSION.maxGapMs],
    ['never less than none, also where a clock was set back', 20_000, -5000, 0],
  ])('counts %s', (_, claimed, sinceLast, credited) => {
    expect(creditedMs(claimed, sinceLast)).toBe(credited);
  });
});

describe('a text', () => {
  it('has its name, another beside it, and one of ours to quote from', () => {
    expect([translationName('WEB'), translationName('KJV')]).toEqual([
      'World English Bible',
      'King James Version',
    ]);
    expect(['WEB', 'KJV', 'sparv1909eb.1f2e3d4c5b'].map(otherThan)).toEqual(['KJV', 'WEB', 'WEB']);
    expect(['WEB', 'KJV', 'sparv1909eb.1f2e3d4c5b'].map(quotedFor)).toEqual(['WEB', 'KJV', 'WEB']);
  });

  it('is asked for by an address of its version, since browsers keep chapters', () => {
    expect(chapterPath('GEN', 1, 'WEB')).toBe(
      `/api/bible/books/GEN/chapters/1?translation=WEB&v=${TEXT_VERSION}`,
    );
  });
});

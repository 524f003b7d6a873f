import { describe, expect, it } from 'vitest';
import {
  doneWords,
  nearWords,
  oilWords,
  otherDayWords,
  prayWords,
  restWords,
  sabbathWords,
} from './today-words.ts';

const WHEAT = { kind: 'chest', name: 'Wheat Bushel', requiredXP: 140 };
const PSALMS = { kind: 'collection', name: 'Psalms', requiredXP: 500 };
const JOURNAL = { nextEntryXP: 10, paidEntriesLeft: 3 };
const PRAY = { itemId: null, requestId: 'r', text: 'For a day.', personName: 'Ruth', forDay: null };

it.each([
  [{ row: 1, flasks: 0, total: 1 }, 'All three are lit.'],
  [{ row: 8, flasks: 1, total: 8 }, 'Eight days. A flask of oil is kept for you.'],
  [{ row: 14, flasks: 2, total: 90 }, '14 days. Two flasks of oil are kept for you.'],
  [{ row: 1, flasks: 0, total: 212 }, '212 days in all.'],
])('a day that is done: %o', (rhythm, words) => {
  expect(doneWords(rhythm)).toBe(words);
});

it('oil is told of by its days', () => {
  expect(oilWords([])).toBeNull();
  expect(oilWords(['2026-11-23'])).toBe('Your oil burned on through Monday.');
  expect(oilWords(['2026-11-23', '2026-11-24'])).toBe('Your oil burned on through Monday and Tuesday.');
});

it.each([
  [
    'Europe/Berlin',
    'America/New_York',
    '2026-11-26T00:30Z',
    'In Berlin it is Thursday already, and your day goes by its clocks.',
  ],
  [
    'America/New_York',
    'Europe/Berlin',
    '2026-11-26T00:30Z',
    'In New York it is still Wednesday, and your day goes by its clocks.',
  ],
  ['Europe/Berlin', 'America/New_York', '2026-11-26T12:00Z', null],
  ['Europe/Berlin', 'Europe/Berlin', '2026-11-26T00:30Z', null],
  ['Moon/Tranquility', 'Europe/Berlin', '2026-11-26T00:30Z', null],
])('whose day goes by %s, and who is in %s, is told at %s: %s', (home, here, at, words) => {
  expect(otherDayWords(Date.parse(at), home, here)).toBe(words);
});

it('a sabbath says which day it is', () => {
  expect(sabbathWords('2026-11-29')).toBe('Sunday is your sabbath: nothing is asked of you today.');
});

it('a rest says until when', () => {
  expect(restWords('2026-12-03')).toBe('Resting until 3 December');
});

describe('what is near', () => {
  const have = (currentXP: number, isSecret = false) => ({ currentXP, isSecret });

  it.each([
    [132, JOURNAL, 'Wheat Bushel: one entry away'],
    [120, JOURNAL, 'Wheat Bushel: two entries away'],
    [100, JOURNAL, 'Wheat Bushel: 40 XP to go'],
    [132, { nextEntryXP: 0, paidEntriesLeft: 0 }, 'Wheat Bushel: 8 XP to go'],
    [132, undefined, 'Wheat Bushel: 8 XP to go'],
    [140, JOURNAL, 'Wheat Bushel: ready to open'],
  ])('with %i XP', (xp, journal, words) => {
    expect(nearWords([WHEAT, PSALMS], have(xp), journal)).toBe(words);
  });

  it('has no number in secret mode', () => {
    expect(nearWords([WHEAT], have(132, true), JOURNAL)).toBeNull();
    expect(nearWords([WHEAT], have(140, true), JOURNAL)).toBe('Wheat Bushel: ready to open');
  });

  it('says so where all is open', () => {
    expect(nearWords([], have(10_000), JOURNAL)).toBe('Every gift is open. Each day is its own from here.');
  });
});

describe('what is next to pray for', () => {
  const words = (pray: Parameters<typeof prayWords>[0]) => prayWords(pray, '2026-11-24');

  it('is for whom, and when it is soon', () => {
    expect(words(PRAY)).toBe('for Ruth');
    expect(words({ ...PRAY, forDay: '2026-11-26' })).toBe('for Ruth, Thursday');
    expect(words({ ...PRAY, forDay: '2026-11-24' })).toBe('for Ruth, today');
    expect(words({ ...PRAY, forDay: '2026-12-24' })).toBe('for Ruth');
  });

  it('is its first line', () => {
    expect(words({ ...PRAY, personName: null, text: 'For Obed\nand all his house' })).toBe('For Obed');
  });

  it('says so where nothing waits', () => {
    expect(words(null)).toBe('in your own words');
  });
});

import { expect, it } from 'vitest';
import {
  dateWords,
  habitWords,
  keptWords,
  minutesWords,
  monthWords,
  moodWords,
  prayedWords,
  sheetWords,
  shelfWords,
  weekWords,
} from './year-words.ts';

it('says how many days are kept', () => {
  const now = { year: 2026, today: '2026-11-26' };
  expect(keptWords(0, { year: 2025, today: '2026-01-01' })).toBe('A year at rest');
  expect([0, 1, 200].map((days) => keptWords(days, now))).toEqual([
    'Its days are ahead',
    'One day, kept',
    '200 days, each one kept',
  ]);
});

it('says what stands on the shelf', () => {
  expect(shelfWords({ whole: 10, begun: 6 }, false)).toBe('Ten books whole, six begun');
  expect(shelfWords({ whole: 1, begun: 0 }, false)).toBe('One book whole');
  expect(shelfWords({ whole: 0, begun: 1 }, false)).toBe('One book begun');
  expect(shelfWords({ whole: 0, begun: 0 }, false)).toBe('Sixty-six books, and time for each');
  expect(shelfWords({ whole: 10, begun: 6 }, true)).toBe('Books whole, and books begun');
  expect(shelfWords({ whole: 1, begun: 0 }, true)).toBe('Books whole');
  expect(shelfWords({ whole: 0, begun: 1 }, true)).toBe('Books begun');
});

it('says what stands out, and nothing else', () => {
  expect(habitWords({ read: null, write: null, pray: null })).toBeNull();
  expect(habitWords({ read: null, write: 2, pray: null })).toBe('You write most on Tuesdays.');
  expect(habitWords({ read: 1, write: 2, pray: 7 })).toBe(
    'You write most on Tuesdays, read most on Mondays and pray most on Sundays.',
  );
});

it('reads a month aloud', () => {
  expect(monthWords('May', { read: 0, write: 0, pray: 0 }, false)).toBe('May: at rest.');
  const june = { read: 12, write: 1, pray: 0 };
  expect(monthWords('June', june, false)).toBe('June: read on 12 days, written on 1 day.');
  expect(monthWords('June', june, true)).toBe('June: read, written.');
});

it('reads a week and a mood aloud, in secret without numbers', () => {
  const week = { start: '2026-01-05', minutes: 42, chapters: 1 };
  expect(weekWords(week, false)).toBe('From Monday 5 January: 42 minutes, 1 chapter.');
  expect(weekWords(week, true)).toBe('From Monday 5 January: time in the Word, chapters.');
  expect([1, 5, null].map((entries) => moodWords('Grateful', 'March', entries))).toEqual([
    'Grateful in March, 1 entry',
    'Grateful in March, 5 entries',
    'Grateful in March',
  ]);
  expect(dateWords('2026-11-21')).toBe('Saturday 21 November');
});

it('says what was done on a day, and nothing of what was not', () => {
  expect([null, 0, 1, 9].map((minutes) => minutesWords(minutes, false))).toEqual([
    null,
    'Less than a minute in the Word',
    '1 minute in the Word',
    '9 minutes in the Word',
  ]);
  expect(prayedWords({ isLit: false, requests: 0 }, false)).toBeNull();
  expect(prayedWords({ isLit: true, requests: 0 }, false)).toBe('You prayed.');
  expect(prayedWords({ isLit: true, requests: 2 }, false)).toBe('You prayed for 2 requests.');
  expect(prayedWords({ isLit: true, requests: 2 }, true)).not.toMatch(/\d/);
});

it('says a year on one page, in secret without numbers', () => {
  const year = {
    chapters: 87,
    entries: 1,
    prayedFor: 0,
    dates: { read: [], write: [], pray: ['2026-01-01'] },
  };
  expect(sheetWords(year, false)).toEqual({
    read: '87 chapters of the Bible.',
    written: '1 entry in my journal.',
    prayed: 'On 1 day.',
  });
  expect(Object.values(sheetWords(year, true)).join(' ')).not.toMatch(/\d/);
  const none = { chapters: 0, entries: 0, prayedFor: 0, dates: { read: [], write: [], pray: [] } };
  expect(Object.values(sheetWords(none, false))).toEqual([null, null, null]);
});

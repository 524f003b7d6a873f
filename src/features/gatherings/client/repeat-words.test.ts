import { expect, it } from 'vitest';
import type { Repeat } from '../gatherings.rules.ts';
import { ordinal, repeatChoices, repeatOn, repeatWords, repeatWordsOf } from './repeat-words.ts';

const weekly = (every: number): Repeat => ({ kind: 'weekly', every, until: null });
const monthly = (kind: Repeat['kind'], until: string | null = null): Repeat => ({ kind, every: 1, until });

it.each<[Repeat, string, string]>([
  [weekly(1), '2026-11-26', 'Every Thursday'],
  [weekly(2), '2026-11-26', 'Every second Thursday'],
  [weekly(4), '2026-11-29', 'Every fourth Sunday'],
  [{ ...weekly(1), until: '2026-12-03' }, '2026-11-26', 'Every Thursday, until Thursday 3 December'],
  [{ ...weekly(1), until: '2026-12-03' }, '2026-12-03', 'Every Thursday, for the last time'],
  [monthly('month-day'), '2026-11-26', 'On the 26th of the month'],
  [monthly('weekday'), '2026-11-02', 'On the first Monday of the month'],
  [
    monthly('last-weekday', '2027-06-30'),
    '2026-11-26',
    'On the last Thursday of the month, until Wednesday 30 June 2027',
  ],
])('%j from %s: %s', (repeat, day, words) => expect(repeatWords(repeat, day, '2026-11-22')).toBe(words));

it.each([
  ['2026-11-26', 'Every Thursday'],
  ['2026-11-27', 'Every Thursday; this time on Friday'],
  ['2026-12-03', 'Every Thursday; this time on Thursday 3 December'],
])('of one that the rule has on Thursday, on %s: %s', (day, words) =>
  expect(repeatWordsOf(weekly(1), { ruleDay: '2026-11-26', day }, '2026-11-22')).toBe(words),
);

it('offers what the day that is chosen can be', () => {
  const labels = (day: string) => repeatChoices(day, 1).map(({ label }) => label);
  expect(labels('2026-11-26')).toEqual([
    'Every Thursday',
    'On the 26th of the month',
    'On the fourth Thursday of the month',
    'On the last Thursday of the month',
  ]);
  expect(labels('2026-12-01')).toEqual([
    'Every Tuesday',
    'On the 1st of the month',
    'On the first Tuesday of the month',
  ]);
  expect(labels('2026-12-31')).toEqual([
    'Every Thursday',
    'On the 31st of the month',
    'On the last Thursday of the month',
  ]);
  expect(repeatChoices('2026-12-31', 1)[1]?.hint).toBe('In months that have such a day.');
});

it('stays as it was meant when another day is chosen', () => {
  expect(repeatOn('weekly', '2026-12-01')).toBe('weekly');
  expect(repeatOn('last-weekday', '2026-12-01')).toBe('weekday');
  expect(repeatOn('weekday', '2026-12-31')).toBe('last-weekday');
});

it('counts in words of the calendar', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31, 111].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '31st',
    '111th',
  ]);
});

import { expect, it } from 'vitest';
import { peopleWords, waitingWords } from './waiting-words.ts';

it('says small numbers of people in words', () => {
  expect([0, 1, 3, 12, 13, 1204].map(peopleWords)).toEqual([
    'no people',
    'one person',
    'three people',
    'twelve people',
    '13 people',
    '1,204 people',
  ]);
});

it('says how many wait, as far as they were counted', () => {
  expect(waitingWords(1, false)).toBe('One is waiting for prayer');
  expect(waitingWords(7, false)).toBe('7 are waiting for prayer');
  expect(waitingWords(100, true)).toBe('More than 100 are waiting for prayer');
});

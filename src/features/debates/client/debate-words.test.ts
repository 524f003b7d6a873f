import { expect, test } from 'vitest';
import { numberWord } from '#platform/client/number-word.ts';
import { claimNotes, claimsAndNew, endOfWeek, lastMinute, ownClaimsWords } from './debate-words.ts';

/** Monday 23 November 2026, 00:00 UTC. */
const CLOSE = Date.UTC(2026, 10, 23);

test.each([
  ['UTC', 'Sunday night', 'Sunday 22 November, 23:59'],
  ['Europe/Berlin', 'Sunday night', 'Monday 23 November, 0:59'],
  ['Europe/Istanbul', 'Sunday night', 'Monday 23 November, 2:59'],
  ['Asia/Kolkata', 'Monday morning', 'Monday 23 November, 5:29'],
  ['Pacific/Apia', 'Monday afternoon', 'Monday 23 November, 12:59'],
  ['Pacific/Honolulu', 'Sunday afternoon', 'Sunday 22 November, 13:59'],
  ['Pacific/Kiritimati', 'Monday afternoon', 'Monday 23 November, 13:59'],
  ['America/New_York', 'Sunday evening', 'Sunday 22 November, 18:59'],
  ['America/Los_Angeles', 'Sunday afternoon', 'Sunday 22 November, 15:59'],
])('in %s the week ends on %s', (zone, said, exactly) => {
  expect(endOfWeek(CLOSE, zone)).toBe(said);
  expect(lastMinute(CLOSE, zone)).toBe(exactly);
});

test('numbers are words up to twelve', () => {
  expect([0, 1, 11, 12, 13, 1204].map(numberWord)).toEqual(['No', 'One', 'Eleven', 'Twelve', '13', '1,204']);
});

test('claims are counted, and those that are new', () => {
  expect(claimsAndNew(0, 0)).toBe('No claims yet');
  expect(claimsAndNew(1, 0)).toBe('One claim');
  expect(claimsAndNew(3, 2)).toBe('Three claims · 2 new');
  expect(claimsAndNew(19, 4)).toBe('19 claims · 4 new');
});

test('below a claim stands what it cites, how much is under it, and whether it is heard least', () => {
  const card = {
    id: 'c1',
    side: 'for' as const,
    text: 'It was a gift.',
    gone: null,
    isMine: false,
    isNew: false,
    author: null,
  };
  expect(claimNotes({ ...card, cites: [], below: 0, isHeardLeast: false })).toEqual([]);
  expect(claimNotes({ ...card, cites: ['Mark 2:27', 'Exodus 20:8'], below: 2, isHeardLeast: true })).toEqual([
    'Cites Mark 2:27 and Exodus 20:8',
    '2 below',
    'heard least',
  ]);
  // A name that is written from right to left would draw the number beside it to its other side.
  const author = { name: 'נועם ב.' } as never;
  expect(claimNotes({ ...card, author, cites: [], below: 2, isHeardLeast: false })).toEqual([
    '\u2068נועם ב.\u2069',
    '2 below',
  ]);
});

test('how much one said oneself has no number in secret mode', () => {
  expect(ownClaimsWords(0, { isSecret: false })).toBe('');
  expect(ownClaimsWords(3, { isSecret: false })).toBe('Three claims of yours. ');
  expect(ownClaimsWords(3, { isSecret: true })).toBe('You spoke. ');
});

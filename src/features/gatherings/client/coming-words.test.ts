import { expect, it } from 'vitest';
import {
  allComingWords,
  askedWords,
  bringWords,
  comingWords,
  goingWords,
  hadSaidWords,
  noSeatWords,
  notAnsweredWords,
  ownWords,
  waitingWords,
} from './coming-words.ts';

it('says who waits, and that they need do nothing', () => {
  expect(waitingWords(2)).toBe('Waiting list: you are second, and move up by yourself');
  expect(waitingWords(22)).toBe('Waiting list: you are 22nd, and move up by yourself');
});

it.each([
  [7, 12, '7_of_12_seats taken'],
  [0, 1, '0_of_1_seat taken'],
  [7, null, '7_are_coming'],
  [1, null, 'One_is_coming'],
  [0, null, 'Nobody has said yet that they come'],
])('%s of %s, where _ is not broken: %s', (going, seats, words) =>
  expect(comingWords({ going, seats })).toBe(words.replaceAll('_', '\u00a0')),
);

it.each([
  [{ going: 0, seats: null }, 'Nobody had said that they come'],
  [{ going: 1, seats: 4 }, 'One had said that they come'],
  [{ going: 6, seats: 4 }, '4 had said that they come'],
])('says of %j once it is over: %s', (counts, words) => expect(hadSaidWords(counts)).toBe(words));

it('breaks no number from what it counts', () => {
  const words = allComingWords({ going: 8, seats: 8, maybe: 2, waiting: 1 });
  expect(words.split(' ')).toEqual([
    '8\u00a0of\u00a08\u00a0seats',
    'taken\u00a0·',
    '2\u00a0maybe\u00a0·',
    'one\u00a0waits',
  ]);
});

it('says that going is waiting where every seat is taken, and why nothing can be brought then', () => {
  const card = { going: 2, seats: 2, answer: null, waitingPlace: null };
  expect([goingWords(card), noSeatWords(card)]).toEqual([
    'Join the waiting list',
    'Every seat is taken. Once you have one, you can bring something.',
  ]);
  expect([goingWords({ ...card, going: 1 }), noSeatWords({ ...card, going: 1 })]).toEqual(['Going', null]);
  const seated = { ...card, answer: 'going' } as const;
  expect([goingWords(seated), noSeatWords(seated)]).toEqual(['Going', null]);
  const waiting = { ...seated, waitingPlace: 1 };
  expect([goingWords(waiting), noSeatWords(waiting)]).toEqual([
    'On the waiting list',
    'Once you have a seat, you can bring something.',
  ]);
  expect(noSeatWords({ ...card, answer: 'maybe' })).toBe(null);
});

it('names what the reader brings', () => {
  expect(bringWords([])).toBe(null);
  expect(bringWords(['Soup'])).toBe('you bring soup');
  expect(bringWords(['Four chairs', 'BBQ', 'Ruth’s salad'])).toBe(
    'you bring four chairs, BBQ and Ruth’s salad',
  );
});

it('says the reader’s own part', () => {
  const own = { answer: null, waitingPlace: null, iBring: [] };
  expect(ownWords(own)).toBe(null);
  expect(ownWords({ ...own, answer: 'going', iBring: ['Soup'] })).toBe('You are going · you bring soup');
  expect(ownWords({ ...own, answer: 'going', waitingPlace: 1 })).toBe('On the waiting list');
});

it('says how many have not answered, and how many were asked', () => {
  expect([1, 5].map(notAnsweredWords)).toEqual([
    'One\u00a0hasn’t answered yet',
    '5\u00a0haven’t answered yet',
  ]);
  expect([0, 1, 5].map(askedWords)).toEqual(['Asked already', 'One asked', '5 asked']);
});

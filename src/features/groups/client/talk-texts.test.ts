import { expect, it } from 'vitest';
import {
  chosenBy,
  freshWords,
  howMany,
  moreVerses,
  nameOfPoll,
  readOut,
  saidAt,
  verseLabel,
  votersWords,
} from './talk-texts.ts';

it('counts in words', () => {
  expect([1, 3, 24].map(moreVerses)).toEqual(['One more verse', 'Three more verses', '24 more verses']);
  expect([howMany(1, 'answer'), howMany(4, 'answer'), howMany(1200, 'post')]).toEqual([
    'One answer',
    '4 answers',
    '1,200 posts',
  ]);
  expect([freshWords(3), freshWords(100)]).toEqual(['3 new', '99+ new']);
});

it('says when, shorter the nearer it is', () => {
  const now = new Date(2026, 10, 26, 18, 0).getTime();
  const at = (...[year, month, day]: [number, number, number]) =>
    saidAt(new Date(year, month, day, 9, 5).getTime(), now);
  expect(at(2026, 10, 26)).toBe('9:05');
  expect(at(2026, 10, 24)).toBe('Tue');
  expect(at(2026, 10, 3)).toBe('3 Nov');
  expect(at(2025, 10, 3)).toBe('3 Nov 2025');
});

it('names a verse, with its chapter where the passage has several', () => {
  expect(verseLabel('ACT.2.44', 1)).toBe('v. 44');
  expect(verseLabel('ACT.2.44', 2)).toBe('v. 2:44');
});

it('reads a picture out with its words', () => {
  const picture = { url: '', smallUrl: '', width: 1, height: 1, alt: 'the hill' };
  expect([
    readOut({ text: 'Look!', pictures: [], poll: null }),
    readOut({ text: 'Look!', pictures: [picture], poll: null }),
    readOut({ text: '', pictures: [{ ...picture, alt: '' }], poll: null }),
    readOut({
      text: '',
      pictures: [picture, { ...picture, alt: '' }, { ...picture, alt: 'the lake' }],
      poll: null,
    }),
  ]).toEqual(['Look!', 'Look! A picture: the hill', 'A picture', '3 pictures: the hill; the lake']);
});

it('reads a poll out with its options, and says how many have chosen', () => {
  const options = ['Acts', 'Ruth'].map((text) => ({ text, votes: 0, isMine: false }));
  const poll = { options, voters: 0, isMultiple: false, endedAt: null, can: { vote: true, end: false } };
  expect(readOut({ text: 'What next?', pictures: [], poll })).toBe('What next? A poll: Acts, Ruth');
  expect([0, 1, 12].map(chosenBy)).toEqual([
    'chosen by nobody',
    'chosen by one person',
    'chosen by 12 people',
  ]);
  expect([0, 1, 12].map(votersWords)).toEqual([
    'Nobody has chosen yet.',
    'One person has chosen',
    '12 people have chosen',
  ]);
});

it('names a poll by the beginning of its question', () => {
  expect(nameOfPoll('\nWhat next?\nWe have six weeks.')).toBe('What next?');
  expect(nameOfPoll('a'.repeat(100))).toHaveLength(100);
  expect(nameOfPoll(`${'a'.repeat(98)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(98)}…`);
});

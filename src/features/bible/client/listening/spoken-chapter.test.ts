import { beforeEach, expect, test } from 'vitest';
import { type Speaker, type Speaking, SpokenChapter } from './spoken-chapter.ts';

const VERSES = [
  { verse: 1, text: 'One.' },
  { verse: 2, text: `${'Two is long. '.repeat(20)}` },
  { verse: 4, text: 'Four.' },
];

let said: string[];
let last: Parameters<Speaker['say']>[1];
let hushed: number;
let told: Speaking[];
let chapter: SpokenChapter;

beforeEach(() => {
  said = [];
  told = [];
  hushed = 0;
  const speaker: Speaker = {
    say: (text, then) => {
      said.push(text);
      last = then;
    },
    hush: () => {
      hushed += 1;
    },
  };
  chapter = new SpokenChapter(VERSES, speaker, (speaking) => told.push(speaking));
});

test('goes from verse to verse to the end of the chapter', () => {
  chapter.begin(1);
  expect(said).toEqual(['One.']);
  last.spoken();
  expect(told.at(-1)).toEqual({ status: 'speaking', verse: 2, hasFailed: false });
  last.spoken();
  expect(told.at(-1)!.verse).toBe(2);
  last.spoken();
  expect(said.at(-1)).toBe('Four.');
  last.spoken();
  expect(told.at(-1)).toEqual({ status: 'over', verse: 4, hasFailed: false });
});

test('begins where it is asked to, or with the next verse that has words', () => {
  chapter.begin(3);
  expect(said).toEqual(['Four.']);
  chapter.begin(9);
  expect(said.at(-1)).toBe('One.');
});

test('a pause is silent, and goes on with the same verse', () => {
  chapter.begin(4);
  const late = last;
  chapter.pause();
  expect(hushed).toBe(2);
  // The browser tells of the end of what was cut off.
  late.spoken();
  late.failed();
  expect(told.at(-1)).toEqual({ status: 'paused', verse: 4, hasFailed: false });
  chapter.resume();
  expect(said).toEqual(['Four.', 'Four.']);
});

test('a voice that fails ends it, and what was stopped says nothing more', () => {
  chapter.begin(1);
  last.failed();
  expect(told.at(-1)).toEqual({ status: 'over', verse: 1, hasFailed: true });
  chapter.begin(1);
  const count = told.length;
  chapter.stop();
  last.spoken();
  expect(told).toHaveLength(count);
});

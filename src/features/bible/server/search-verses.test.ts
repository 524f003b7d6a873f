import { expect, it } from 'vitest';
import { searchVerses } from './search-verses.ts';
import { BroughtTexts } from './text/brought/brought-texts.ts';

const brought = new BroughtTexts([], { warn: () => {} }, { list: async () => [], has: async () => false });

const search = (q: string) => searchVerses(brought, { q, translation: 'WEB', limit: 20, offset: 0 });

it('does not find beginnings where another translation has the word', async () => {
  const answer = await search('hell');
  expect([answer.total, answer.books, answer.verses]).toEqual([0, [], []]);
  expect(answer.elsewhere).toEqual([{ translation: 'KJV', total: 54 }]);
});

it('finds beginnings where nobody has the word', async () => {
  const { total, verses, elsewhere } = await search('gentil');
  expect(total).toBeGreaterThan(50);
  expect(verses[0]!.text).toMatch(/Gentil/);
  expect(elsewhere).toEqual([]);
});

it.each([
  ['Jo 3:16', 'John 3:16', ['Joshua 3:16', 'Job 3:16', 'Joel 3:16']],
  ['Ma 3:1', 'Matthew 3:1', ['Malachi 3:1', 'Mark 3:1']],
  ['Is 40:1', 'Isaiah 40:1', []],
  ['John 3:16', 'John 3:16', []],
])('reads %j as %s, and offers what else begins so and has the verse', async (q, read, offered) => {
  const { verses, others } = await search(q);
  expect(verses.map(({ reference }) => reference)).toEqual([read]);
  expect(others.map(({ reference }) => reference)).toEqual(offered);
});

const verses = (reference: string, path: string, count: number) => ({ reference, path, count, of: 'verses' });
const chapters = (reference: string, path: string, count: number) => ({
  reference,
  path,
  count,
  of: 'chapters',
});

it.each([
  ['John 3:99', [verses('John 3', '/bible/JHN/3', 36)]],
  ['Joh 3,99', [verses('John 3', '/bible/JHN/3', 36)]],
  ['Song of Solomon 3:99', [verses('Song of Solomon 3', '/bible/SNG/3', 11)]],
  ['Ps 23:7 KJV', [verses('Psalm 23', '/bible/PSA/23', 6)]],
  ['Jude 30', [verses('Jude 1', '/bible/JUD/1', 25)]],
  ['John 3:99; John 3:98', [verses('John 3', '/bible/JHN/3', 36)]],
  ['John 22:1', [chapters('John', '/bible/JHN/1', 21)]],
  ['Acts 29', [chapters('Acts', '/bible/ACT/1', 28)]],
  ['Psalm 151 KJV', [chapters('Psalms', '/bible/PSA/1', 150)]],
  ['Jude 2:3', [chapters('Jude', '/bible/JUD/1', 1)]],
  ['Pslam 151', [chapters('Psalms', '/bible/PSA/1', 150)]],
  ['John 20-99', [chapters('John', '/bible/JHN/1', 21)]],
  ['John 3:0', [verses('John 3', '/bible/JHN/3', 36)]],
  ['Joh 3,0', [verses('John 3', '/bible/JHN/3', 36)]],
  ['Ps 3:0', [verses('Psalm 3', '/bible/PSA/3', 8)]],
  ['John 0:5', [chapters('John', '/bible/JHN/1', 21)]],
  ['Lk 99; Mt 29', [chapters('Luke', '/bible/LUK/1', 24), chapters('Matthew', '/bible/MAT/1', 28)]],
])('says of %j how much there is, and nothing of its words', async (q, ends) => {
  expect(await search(q)).toMatchObject({ total: 0, verses: [], ends, suggestion: null, isPartial: false });
});

it.each([
  // The King James Version has its words.
  ['Luke 17:36', 0],
  ['John 3:16', 1],
  ['John 3:30-99', 7],
  ['Ps 3:0-2', 2],
  ['lampstand 99', 0],
  ['3 days', 0],
])('says of %j no end', async (q, total) => {
  expect(await search(q)).toMatchObject({ total, ends: [] });
});

it.each([
  ['Mt 5:3; Lk 99', ['Matthew 5:3'], [chapters('Luke', '/bible/LUK/1', 24)]],
  ['Lk 99; Mt 5:3', ['Matthew 5:3'], [chapters('Luke', '/bible/LUK/1', 24)]],
  ['John 3:99; John 3:16', ['John 3:16'], [verses('John 3', '/bible/JHN/3', 36)]],
  ['Jude 2:3; John 3:16', ['John 3:16'], [chapters('Jude', '/bible/JUD/1', 1)]],
  ['John 3:16; Rom 8:0', ['John 3:16'], [verses('Romans 8', '/bible/ROM/8', 39)]],
])('shows of %j what is there, and says of the rest how much there is', async (q, shown, ends) => {
  const answer = await search(q);
  expect(answer.verses.map(({ reference }) => reference)).toEqual(shown);
  expect(answer.ends).toEqual(ends);
});

it.each([
  ['Johannes 3:16', 'John 3:16'],
  ['Juan 3:16', 'John 3:16'],
  ['1. Mose 1', 'Genesis 1'],
  ['2 Mose 20:3', 'Exodus 20:3'],
  ['Génesis 1:1', 'Genesis 1:1'],
  ['1 Korinther 13, 4-7', '1 Corinthians 13, 4-7'],
  ['Salmo 23', 'Psalm 23'],
  ['nicodemas', 'nicodemus'],
  // Genesis has no such chapter, and no Bible of 66 books these books.
  ['1. Mose 99', null],
  ['Sirach 1', null],
  ['Tobit 3:16', null],
  ['Jannez 3:16', null],
])('suggests for %j %j, which leads to something', async (q, suggestion) => {
  const answer = await search(q);
  expect([answer.total, answer.suggestion]).toEqual([0, suggestion]);
  if (suggestion !== null) expect((await search(suggestion)).total).toBeGreaterThan(0);
});

it('offers the book that has the verse, where the words may mean it', async () => {
  expect(await search('Kings 4:44')).toMatchObject({
    ends: [verses('1 Kings 4', '/bible/1KI/4', 34)],
    others: [{ reference: '2 Kings 4:44' }],
  });
});

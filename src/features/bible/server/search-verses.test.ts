import { expect, it } from 'vitest';
import { searchVerses } from './search-verses.ts';
import { BroughtTexts } from './text/brought/brought-texts.ts';

const brought = new BroughtTexts([], { warn: () => {} }, async () => []);

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

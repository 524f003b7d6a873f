import { expect, it } from 'vitest';
import { findVerses } from './find-verses.ts';

it.each([
  ['Acts 2:42-47', 'Acts 2:42–47', 6],
  ['ps 23', 'Psalm 23', 6],
  ['Psalm 119', 'Psalm 119', 176],
  ['Gen 1:1-2:3', 'Genesis 1:1–2:3', 34],
  ['John 3:16', 'John 3:16', 1],
])('%s is %s', async (given, reference, count) => {
  const found = await findVerses(given, 'WEB', 200);
  expect([found?.reference, found?.verses.length]).toEqual([reference, count]);
  expect(found!.verses.every(({ text }) => text !== '')).toBe(true);
});

it.each(['Genesis 1-10', 'John 3:16, 18', 'supper', 'Acts 99:1'])('there is nothing at %j', async (given) => {
  expect(await findVerses(given, 'WEB', 200)).toBeNull();
});

it('numbers each verse', async () => {
  const found = await findVerses('Acts 2:44', 'WEB', 200);
  expect(found!.verses[0]).toMatchObject({ id: 'ACT.2.44', chapter: 2, verse: 44 });
});

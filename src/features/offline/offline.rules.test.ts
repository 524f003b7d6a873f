import { expect, it } from 'vitest';
import { chapterPath } from '#features/bible/bible.rules.ts';
import { chapterOfPath, type KeptChapter, keptChapterAt, wantedPath } from './offline.rules.ts';

const kept = (bookId: string, chapter: string, translation = 'WEB'): KeptChapter =>
  keptChapterAt(chapterPath(bookId, chapter, translation))!;

it('knows a kept chapter by its address, in any text', () => {
  expect(kept('JHN', '3')).toMatchObject({ bookId: 'JHN', chapter: '3', name: 'John 3', text: 'WEB' });
  expect(kept('PSA', '23', 'sparv1909eb.1f2e3d4c5b')).toMatchObject({
    name: 'Psalm 23',
    text: 'SPARV1909EB',
  });
});

it.each([
  '/api/bible/books/JHN/chapters/3?translation=WEB',
  '/api/bible/books/JHN/chapters/3?translation=WEB&v=0',
  '/api/bible/books/JHN/chapters/3/annotations',
  '/api/journal/entries',
  '/bible/JHN/3',
])('takes nothing else for a chapter: %s', (address) => {
  expect(keptChapterAt(address)).toBeNull();
});

it.each([
  ['?from=%2Fbible%2FJHN%2F3', '/bible/JHN/3'],
  ['?from=%2Fjournal%3Fq%3Dmanna', '/journal?q=manna'],
  ['', '/'],
  ['?from=https%3A%2F%2Felsewhere.example', '/'],
  ['?from=%2F%2Felsewhere.example', '/'],
  ['?from=%2Foffline%3Ffrom%3D%2F', '/'],
  ['?from=%2Foffline', '/'],
])('goes on to a place of this site, and not to itself: %s', (search, path) => {
  expect(wantedPath(search)).toBe(path);
});

it('opens the chapter that an address of the reader asks for, in the text that was read last', () => {
  const chapters = [kept('JHN', '3', 'KJV'), kept('JHN', '3'), kept('JHN', '30')];
  expect(chapterOfPath('/bible/jhn/3/16?beside=1', chapters)).toBe(chapters[0]);
  expect(chapterOfPath('/bible/JHN/4', chapters)).toBeNull();
  expect(chapterOfPath('/journal/JHN/3', chapters)).toBeNull();
  expect(chapterOfPath('/bible', chapters)).toBeNull();
});

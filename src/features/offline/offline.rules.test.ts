import { expect, it } from 'vitest';
import {
  chapterOfPath,
  isOverviewWanted,
  keptAs,
  keptChapterAt,
  nameOf,
  overviewPath,
  readingPath,
  shortTextOf,
  wantedPath,
} from './offline.rules.ts';

it('knows a kept chapter by its address, in any text', () => {
  const [web, brought] = [keptAs('JHN', '3', 'WEB'), keptAs('PSA', '23', 'sparv1909eb.1f2e3d4c5b')];
  expect(keptChapterAt(web.address)).toEqual(web);
  expect([nameOf(web), shortTextOf(web)]).toEqual(['John 3', 'WEB']);
  expect(keptChapterAt(brought.address)).toEqual(brought);
  expect([nameOf(brought), shortTextOf(brought)]).toEqual(['Psalm 23', 'SPARV1909EB']);
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
  ['?from=%2Foffline%2FWEB%2FJHN%2F3', '/'],
  ['?from=%2Fofflines', '/offlines'],
])('goes on to a place of this site, and not to itself: %s', (search, path) => {
  expect(wantedPath(search)).toBe(path);
});

it('opens the chapter that an address of the reader asks for, in the text that was read last', () => {
  const chapters = [keptAs('JHN', '3', 'KJV'), keptAs('JHN', '3', 'WEB'), keptAs('JHN', '30', 'WEB')];
  expect(chapterOfPath('/bible/jhn/3/16?beside=1', chapters)).toBe(chapters[0]);
  expect(chapterOfPath('/bible/JHN/4', chapters)).toBeNull();
  expect(chapterOfPath('/journal/JHN/3', chapters)).toBeNull();
  expect(chapterOfPath('/bible', chapters)).toBeNull();
});

it('leads to a chapter and back to all, and forgets on neither way where somebody wanted to go', () => {
  const reading = readingPath(keptAs('JHN', '3', 'sparv1909eb.1f2e'), '/journal?q=manna');
  expect(reading).toBe('/offline/sparv1909eb.1f2e/JHN/3?from=%2Fjournal%3Fq%3Dmanna');
  const all = new URL(overviewPath('/bible/JHN/3'), 'http://here.test').search;
  expect([isOverviewWanted(all), wantedPath(all)]).toEqual([true, '/bible/JHN/3']);
  expect(isOverviewWanted('?from=%2Fbible%2FJHN%2F3')).toBe(false);
});

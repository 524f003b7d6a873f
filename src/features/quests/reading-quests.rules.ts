import { MINUTE_MS } from '#contract/durations.ts';
import { type Quest, quest } from './quest.rules.ts';

/** A chapter of one of these books, marked for the first time or stayed in: who has read the whole Bible can do it, too. */
function chapterOf(id: string, words: string, way: string, books: string): Quest {
  const those = new Set(books.split(' '));
  return quest({
    id,
    kind: 'read',
    words,
    way,
    xp: 5,
    sees: 'reading',
    counts: ({ marked, stayedIn }) =>
      marked.filter(({ bookId }) => those.has(bookId)).length +
      (stayedIn !== null && those.has(stayedIn) ? 1 : 0),
  });
}

export const READING_QUESTS: readonly Quest[] = [
  chapterOf('read-psalm', 'Read a psalm', '/bible/PSA/121', 'PSA'),
  chapterOf('read-gospel', 'Read a chapter of a gospel', '/bible/LUK/15', 'MAT MRK LUK JHN'),
  chapterOf('read-proverbs', 'Read a chapter of Proverbs', '/bible/PRO/15', 'PRO'),
  chapterOf(
    'read-letter',
    'Read a chapter of a letter',
    '/bible/PHP/1',
    'ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD',
  ),
  chapterOf(
    'read-prophet',
    'Read a chapter of a prophet',
    '/bible/ISA/40',
    'ISA JER EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL',
  ),
  chapterOf('read-moses', 'Read a chapter of the books of Moses', '/bible/GEN/1', 'GEN EXO LEV NUM DEU'),
  quest({
    id: 'read-unopened',
    kind: 'read',
    words: 'Read a chapter of a book you never opened',
    way: '/bible',
    xp: 8,
    fits: ({ unopenedBooks }) => unopenedBooks > 0,
    sees: 'reading',
    counts: ({ marked }) => marked.filter(({ isNewBook }) => isNewBook).length,
  }),
  quest({
    id: 'read-ten-minutes',
    kind: 'read',
    words: 'Read for ten minutes, in a reading session',
    way: '/bible',
    xp: 8,
    sees: 'reading',
    counts: ({ ms }) => ms,
    goal: 10 * MINUTE_MS,
  }),
  quest({
    id: 'read-new-chapter',
    kind: 'read',
    words: 'Mark a chapter that you never marked',
    way: '/bible',
    xp: 5,
    fits: ({ unread }) => unread >= 1,
    sees: 'reading',
    counts: ({ marked }) => marked.length,
  }),
  quest({
    id: 'read-two-chapters',
    kind: 'read',
    words: 'Read two chapters that you never marked',
    way: '/bible',
    xp: 8,
    fits: ({ unread }) => unread >= 2,
    sees: 'reading',
    counts: ({ marked }) => marked.length,
    goal: 2,
  }),
];

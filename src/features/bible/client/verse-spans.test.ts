import { describe, expect, it } from 'vitest';
import { kjv, web } from '#test-support/bible-texts.ts';
import { BOOKS } from '../books.rules.ts';
import { linesOfVerses, textOfVerses, verseText } from './verse-spans.ts';

/** After a dash there may be a space or none: a line of poetry ends with one (Psalm 37:20), and so does a verse. */
const inOneLine = (words: string) => words.replaceAll(/([—(]) /g, '$1');

describe.each([
  ['WEB', web],
  ['KJV', kjv],
])('verses of the %s as they are copied and drawn', (_, text) => {
  const everyChapter = BOOKS.flatMap(({ chapters }, book) =>
    Array.from({ length: chapters }, (_, i) => ({ book, chapter: i + 1 })),
  );

  it('have the letters of the text, each alone and all of a chapter', () => {
    for (const { book, chapter } of everyChapter) {
      const blocks = text.chapterBlocks(book, chapter)!;
      const verses = Array.from({ length: text.verseCount(book, chapter) }, (_, i) => i + 1);
      for (const verse of verses) {
        const { id, text: words } = text.verse(book, chapter, verse)!;
        // A verse that this edition leaves out is empty here; its page says so.
        const shown = verseText(blocks, verse);
        if (shown !== '') expect(inOneLine(shown), id).toBe(inOneLine(words));
      }
      expect(inOneLine(linesOfVerses(blocks, verses).join(' '))).toBe(
        inOneLine(textOfVerses(blocks, verses)),
      );
    }
  });

  it('say the same in lines as in one, with an ellipsis where verses are left out', () => {
    for (const { book, chapter } of everyChapter) {
      const blocks = text.chapterBlocks(book, chapter)!;
      const count = text.verseCount(book, chapter);
      for (const step of [2, 3]) {
        const some = Array.from({ length: count }, (_, i) => i + 1).filter((verse) => verse % step !== 0);
        expect(inOneLine(linesOfVerses(blocks, some).join(' '))).toBe(inOneLine(textOfVerses(blocks, some)));
      }
    }
  });
});

it('keeps the lines of poetry, and a paragraph whole', () => {
  const psalm = web.chapterBlocks(
    BOOKS.findIndex(({ id }) => id === 'PSA'),
    23,
  )!;
  expect(linesOfVerses(psalm, [1, 4]).slice(0, 3)).toEqual([
    'Yahweh is my shepherd:',
    'I shall lack nothing.',
    '… Even though I walk through the valley of the shadow of death,',
  ]);
  const john = web.chapterBlocks(
    BOOKS.findIndex(({ id }) => id === 'JHN'),
    3,
  )!;
  expect(linesOfVerses(john, [16, 17])).toHaveLength(1);
});

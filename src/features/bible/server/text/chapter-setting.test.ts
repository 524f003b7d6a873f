import { describe, expect, it } from 'vitest';
import { kjv, web } from '#test-support/bible-texts.ts';
import { BOOKS } from '../../books.rules.ts';
import { neighbour } from './bible-library.ts';
import { indentedLines } from './poetry-levels.ts';
import { bookIndex } from './references.ts';
import { type Block, spansOf } from './translation.ts';

const blocks = (from: typeof web, book: string, chapter: number): Block[] =>
  from.chapterBlocks(bookIndex(book)!, chapter)!;

describe('the setting of a chapter', () => {
  const titles = (book: string, chapter: number) =>
    web
      .chapterBlocks(bookIndex(book)!, chapter)!
      .flatMap((block) => (block.type === 'title' ? [block.text] : []));

  it('puts a psalm’s title before it, without remnants of footnotes', () => {
    expect(titles('PSA', 3)).toEqual(['A Psalm by David, when he fled from Absalom his son.']);
    expect(titles('PSA', 2)).toEqual([]);
    expect(titles('PSA', 46)).toEqual([
      'For the Chief Musician. By the sons of Korah. According to Alamoth.',
    ]);
    for (const chapter of [46, 90, 145]) expect(titles('PSA', chapter).join()).not.toContain('*');
    expect(titles('PSA', 119)).toHaveLength(22);
  });

  it('has the titles of the King James Version too', () => {
    expect(blocks(kjv, 'PSA', 3)[0]).toEqual({
      type: 'title',
      text: 'A Psalm of David, when he fled from Absalom his son.',
    });
    const letters = blocks(kjv, 'PSA', 119).flatMap((block) => (block.type === 'title' ? [block.text] : []));
    expect(letters.slice(0, 2)).toEqual(['ALEPH', 'BETH']);
    expect(blocks(kjv, 'ROM', 16).filter((block) => block.type === 'title')).toEqual([]);
  });

  it('sets the King James psalms a verse to the line, and begins paragraphs at its marks', () => {
    const [, psalm] = blocks(kjv, 'PSA', 3);
    expect(psalm?.type === 'poetry' && psalm.lines.map((line) => line.spans[0]!.verse)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(spansOf(blocks(kjv, 'GEN', 1)[1]!)[0]).toMatchObject({ verse: 6, isStart: true });
  });

  it('has a level for each line of poetry, and none that is missing or too many', () => {
    for (const [book, { id, chapters }] of BOOKS.entries())
      for (let chapter = 1; chapter <= chapters; chapter++) {
        const lines = web
          .chapterBlocks(book, chapter)!
          .flatMap((block) => (block.type === 'poetry' ? block.lines : []));
        expect(indentedLines(`${id}.${chapter}`).length, `${id} ${chapter}`).toBe(lines.length);
      }
  });

  it('indents as the edition does, also where a verse goes on without a new sentence', () => {
    const lines = blocks(web, 'ISA', 1).flatMap((block) => (block.type === 'poetry' ? block.lines : []));
    const indented = lines.filter(({ spans }) => spans[0]!.verse === 4).map((line) => line.isIndented);
    expect(indented).toEqual([false, true, true, true, false, true, true]);
  });

  it('shows under a letter what the King James Version says of its way, and nothing between the Testaments', () => {
    const subscriptions = BOOKS.flatMap((_, book) =>
      kjv.chapterBlocks(book, BOOKS[book]!.chapters)!.filter((block) => block.type === 'subscription'),
    );
    expect(subscriptions).toHaveLength(14);
    expect(blocks(kjv, 'ROM', 16).at(-1)).toEqual({
      type: 'subscription',
      text: 'Written to the Romans from Corinthus, and sent by Phebe servant of the church at Cenchrea.',
    });
    expect(web.chapterBlocks(bookIndex('ROM')!, 16)!.at(-1)!.type).not.toBe('subscription');
  });

  it('begins a new pair of lines where a sentence begins', () => {
    const stanza = blocks(web, 'PSA', 23).find((block) => block.type === 'poetry');
    const valley = stanza?.lines.filter((line) => line.spans[0]!.verse === 4) ?? [];
    expect(valley.map((line) => line.isIndented)).toEqual([false, true, false, true]);
  });

  it('sets poetry in lines, indented after the first of a verse, and prose in paragraphs', () => {
    const [psalm] = web.chapterBlocks(bookIndex('PSA')!, 1)!;
    expect(psalm?.type === 'poetry' && psalm.lines.slice(0, 3).map((line) => line.isIndented)).toEqual([
      false,
      true,
      true,
    ]);
    expect(web.chapterBlocks(bookIndex('JHN')!, 3)!.every((block) => block.type === 'paragraph')).toBe(true);
  });

  it('marks the words that the King James translators added', () => {
    const added = blocks(kjv, 'GEN', 1)
      .flatMap(spansOf)
      .filter((span) => span.isAdded && span.verse === 2);
    expect(added).toEqual([{ verse: 2, isStart: false, text: 'was', isAdded: true }]);
  });

  it('numbers every verse exactly once', () => {
    for (const from of [web, kjv]) {
      for (const [book, { chapters }] of BOOKS.entries()) {
        for (let chapter = 1; chapter <= chapters; chapter++) {
          const spans = from.chapterBlocks(book, chapter)!.flatMap(spansOf);
          const numbers = spans.filter((span) => span.isStart).map((span) => span.verse);
          expect(numbers).toEqual(Array.from({ length: from.verseCount(book, chapter) }, (_, i) => i + 1));
        }
      }
    }
  });

  it('knows the chapter before and after, across books', () => {
    expect(neighbour(0, 1, -1)).toBeNull();
    expect(neighbour(0, 50, 1)).toEqual({ book: 1, chapter: 1 });
    expect(neighbour(1, 1, -1)).toEqual({ book: 0, chapter: 50 });
    expect(neighbour(65, 22, 1)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { blocksIn } from '#test-support/blocks-in.ts';
import { type MadeBook, osisOf, usfmOf, usxOf } from '#test-support/marked-files.ts';
import { loadKjv } from '../../load-kjv.ts';
import { loadWeb } from '../../load-web.ts';
import { type Block, spansOf, titlesOf, versesOf } from '../../translation.ts';
import type { Files } from '../files.ts';
import { OSIS_BOOKS } from '../versification.ts';
import { loadFilesText, openFilesText } from './load-files.ts';
import { Remarks } from './place-in-file.ts';

/** Invented, and with every mark that the three forms have in common. */
const CHAPTERS: Readonly<Record<string, readonly [number, Block[]]>> = {
  Ps: [
    3,
    [
      { type: 'title', text: 'A song of the lamp.' },
      {
        type: 'poetry',
        lines: [
          { isIndented: false, spans: [{ verse: 1, isStart: true, text: 'The lamp is lit,' }] },
          {
            isIndented: true,
            spans: [{ verse: 1, isStart: false, text: 'and stays lit.', notes: ['Or, burns.'] }],
          },
          { isIndented: false, spans: [{ verse: 2, isStart: true, text: 'Selah & <amen>.' }] },
        ],
      },
    ],
  ],
  John: [
    2,
    [
      {
        type: 'paragraph',
        spans: [
          { verse: 1, isStart: true, text: 'He said,' },
          { verse: 1, isStart: false, text: '“Come', isJesus: true },
          { verse: 1, isStart: false, text: 'and', isJesus: true, isAdded: true },
          { verse: 1, isStart: false, text: 'see.”', isJesus: true },
        ],
      },
      {
        type: 'paragraph',
        spans: [
          { verse: 2, isStart: true, text: 'They ca' },
          { verse: 2, isStart: false, text: 'me', isAdded: true, isJoined: true },
          { verse: 2, isStart: false, text: '.', isJoined: true, notes: ['One.', 'Two.'] },
          { verse: 3, isStart: true, text: 'And stayed.', own: '3-4' },
        ],
      },
    ],
  ],
};

const FORMS = {
  USFM: (books: MadeBook[]) => books.map((book) => [`${book.book}.usfm`, usfmOf(book)] as const),
  USX: (books: MadeBook[]) => books.map((book) => [`${book.book}.usx`, usxOf(book)] as const),
  OSIS: (books: MadeBook[]) => [['text.xml', osisOf(books)] as const],
};
type Form = keyof typeof FORMS;
const forms = Object.keys(FORMS) as Form[];

function filesOf(list: readonly (readonly [string, string])[]): Files {
  const files = new Map(list.map(([name, text]) => [name, Buffer.from(text)]));
  return { read: (name) => files.get(name) ?? null, list: () => [], names: () => [...files.keys()] };
}

function load(form: Form, books: MadeBook[]): { books: Block[][][]; remarks: string[] } {
  const remarks = new Remarks();
  const text = openFilesText(filesOf(FORMS[form](books)), 'test');
  return { books: blocksIn(loadFilesText(text, remarks)), remarks: remarks.all };
}

function made(name: string): MadeBook {
  const [chapter, blocks] = CHAPTERS[name]!;
  return { book: OSIS_BOOKS.indexOf(name), chapters: new Map([[chapter, blocks]]) };
}

describe.each(forms)('%s', (form) => {
  it('comes to the same paragraphs, lines, titles, notes and kinds of words', () => {
    const loaded = load(form, [made('Ps'), made('John')]);
    expect(loaded.remarks).toEqual([]);
    expect(loaded.books).toHaveLength(66);
    for (const name of ['Ps', 'John']) {
      const { book, chapters } = made(name);
      for (const [number, blocks] of chapters) expect(loaded.books[book]![number - 1]).toEqual(blocks);
      expect(loaded.books[book]!.flat()).toHaveLength([...chapters.values()].flat().length);
    }
  });

  it.each(['WEB', 'KJV'] as const)('gives back every letter of every verse of %s', (id) => {
    const ours = [...(id === 'WEB' ? loadWeb() : loadKjv())];
    const books = ours.map((chapters, book) => ({
      book,
      chapters: new Map(chapters.map((blocks, index) => [index + 1, writable(blocks)] as const)),
    }));
    const loaded = load(form, books);
    expect(loaded.remarks).toEqual([]);
    // Its last words stand at the end of chapter 14, and are moved to where the King James Version has them.
    const romans = OSIS_BOOKS.indexOf('Rom');
    const doxology = versesOf(ours[romans]![13]!)[23];
    if (doxology !== undefined) expect(versesOf(loaded.books[romans]![15]!)[24]).toContain(doxology);
    expect(doxology === undefined).toBe(id === 'KJV');
    let count = 0;
    for (const [book, chapters] of ours.entries())
      for (const [index, blocks] of chapters.entries()) {
        if (id === 'WEB' && book === romans && (index === 13 || index === 15)) continue;
        const [mine, theirs] = [versesOf(writable(blocks)), versesOf(loaded.books[book]![index]!)];
        count += theirs.length;
        if (mine.join('\n') !== theirs.join('\n'))
          expect(theirs, `${OSIS_BOOKS[book]} ${index + 1}`).toEqual(mine);
        expect([...titlesOf(loaded.books[book]![index]!)]).toEqual([...titlesOf(writable(blocks))]);
        expect(shape(loaded.books[book]![index]!)).toEqual(shape(writable(blocks)));
      }
    expect(count).toBeGreaterThan(30_900);
  });
});

/** Without what these forms have no mark for, or that is no words of a verse; a break is a paragraph's end. */
function writable(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ type }) => type !== 'break' && type !== 'subscription');
}

function shape(blocks: readonly Block[]): unknown[] {
  return blocks.map((block) =>
    block.type === 'poetry'
      ? block.lines.map((line) => [line.isIndented, line.spans[0]?.verse])
      : [block.type, spansOf(block).length],
  );
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksIn } from '#test-support/blocks-in.ts';
import { type MadeModule, swordModule, zipOf } from '#test-support/sword-module.ts';
import { type Block, spansOf, versesOf } from '../translation.ts';
import type { Files } from './files.ts';
import { loadSword, openSwordModule } from './load-sword.ts';
import { attribute, piecesOf } from './markup.ts';
import { setOsis } from './set-osis.ts';
import { readSwordConf } from './sword-conf.ts';
import { ToldReason } from './told-reason.ts';
import { OSIS_BOOKS, ownPlaces, toKjvFrom, versesInKjv } from './versification.ts';
import { zipFiles } from './zip-files.ts';

const filesOf = (files: ReadonlyMap<string, Buffer>): Files => ({
  read: (name) => files.get(name) ?? null,
  list: () => [],
  names: () => [...files.keys()],
});
const load = (module: MadeModule): Block[][][] => {
  const name = `${module.name.toLowerCase()}.conf`;
  return blocksIn(loadSword(openSwordModule(filesOf(swordModule(module)), name)));
};
const verse = (books: Block[][][], osis: string, chapter: number, number: number) =>
  versesOf(books[OSIS_BOOKS.indexOf(osis)]![chapter - 1]!)[number - 1];
const one = (markup: string) => setOsis([{ verse: 1, markup }]).blocks;

describe('OSIS', () => {
  it('keeps spaces where they are, and nowhere else', () => {
    expect(versesOf(one('a<transChange>b</transChange>c <w lemma="x">d</w>, e'))).toEqual(['abc d, e']);
    expect(versesOf(one('God<note>n</note>made'))).toEqual(['God made']);
    expect(versesOf(one('God<note>n</note>, who'))).toEqual(['God, who']);
  });

  it('knows entities, comments and what is no tag', () => {
    expect(versesOf(one('a &lt; b &amp; c &#8212; &#x5d0; <!-- no --> 1 < 2 &unknown;'))).toEqual([
      'a < b & c — א 1 < 2 &unknown;',
    ]);
  });

  it('sets lines, paragraphs and titles from milestones and containers', () => {
    const milestones =
      '<lg sID="a"/><l level="1" sID="b"/>one<l eID="b"/><l level="2" sID="c"/>two<l eID="c"/>';
    const containers = '<lg><l level="1">one</l><l level="2">two</l></lg>';
    for (const markup of [milestones, containers])
      expect(one(markup)).toMatchObject([
        { type: 'poetry', lines: [{ isIndented: false }, { isIndented: true }] },
      ]);
    expect(one('<title>Head<note>n</note></title><p>one</p><p>two</p>').map(({ type }) => type)).toEqual([
      'title',
      'paragraph',
      'paragraph',
    ]);
  });

  it('goes on with words of Jesus in the next verse, and writes the marks of quotations', () => {
    const { blocks } = setOsis([
      { verse: 1, markup: '<q who="Jesus" sID="q" marker="“"/>one' },
      { verse: 2, markup: 'two<q eID="q" marker="”"/> he said' },
    ]);
    expect(blocks.flatMap(spansOf).map(({ text, isJesus }) => [text, isJesus])).toEqual([
      ['“one', true],
      ['two”', true],
      ['he said', undefined],
    ]);
  });

  it('writes the Name in capitals', () => {
    expect(versesOf(one('the <divineName>Lord</divineName>’s'))).toEqual(['the LORD’s']);
    expect(versesOf(one('the <divineName>Lord’s</divineName> house'))).toEqual(['the LORD’s house']);
  });
});

describe('numberings', () => {
  it.each([
    ['MT', 'Gen', [32, 1], [31, 55]],
    ['MT', 'Joel', [3, 1], [2, 28]],
    ['MT', 'Mal', [3, 19], [4, 1]],
    ['MT', 'Ps', [3, 2], [3, 1]],
    ['MT', 'Ps', [51, 3], [51, 1]],
    ['Synodal', 'Ps', [22, 1], [23, 1]],
    ['Synodal', 'Ps', [9, 22], [10, 1]],
    ['Vulg', 'Ps', [113, 9], [115, 1]],
    ['Synodal', 'Ps', [150, 6], [150, 6]],
    ['Synodal', 'Rom', [14, 24], [16, 25]],
    ['Synodal', 'Rom', [15, 1], [15, 1]],
    ['NRSV', 'Rev', [12, 18], [13, 1]],
    ['NRSV', '3John', [1, 15], [1, 14]],
  ] as const)('%s %s %j is %j', (versification, name, [chapter, number], [inChapter, place]) => {
    const book = OSIS_BOOKS.indexOf(name);
    expect(toKjvFrom(versification)({ book, chapter, verse: number })).toEqual({
      book,
      chapter: inChapter,
      verse: place,
    });
  });

  it.each([
    'KJV',
    'KJVA',
    'NRSV',
    'NRSVA',
    'MT',
    'Leningrad',
    'German',
    'Luther',
    'Synodal',
    'SynodalProt',
    'Vulg',
    'LXX',
    'Orthodox',
  ])('have in %s a place of ours for every verse', (versification) => {
    const toKjv = toKjvFrom(versification);
    for (const testament of ['ot', 'nt'] as const)
      for (const own of ownPlaces(versification, testament)) {
        if (own.book < 0 || own.verse === 0) continue;
        const { book, chapter, verse: number } = toKjv(own);
        const isThere = number > 0 && number <= versesInKjv(book, chapter);
        if (!isThere) expect.fail(JSON.stringify(own));
      }
  });
});

describe('modules', () => {
  it('lose no verse where their numbering is another', () => {
    const books = load({
      name: 'Hebrew',
      verses: { 'Ps 3:1': 'A title.', 'Ps 3:2': 'The first.', 'Gen 32:1': 'In another chapter.' },
      conf: { Versification: 'MT' },
    });
    expect(verse(books, 'Ps', 3, 1)).toBe('A title. The first.');
    expect(verse(books, 'Gen', 31, 55)).toBe('In another chapter.');
    expect(books[0]![30]!.flatMap(spansOf)).toMatchObject([{ verse: 55, own: '32:1' }]);
  });

  it.each([
    [{ CompressType: 'LZSS' }, /packed with LZSS/],
    [{ SourceType: 'ThML' }, /marks are ThML/],
    [{ Versification: 'Calvin' }, /numbered as in Calvin/],
    [{ CipherKey: '' }, /locked/],
    [{ ModDrv: 'RawGenBook' }, /no Bible text/],
    [{ DataPath: '../../etc/' }, /outside/],
  ] as const)('say why they cannot be read: %j', (conf, reason) => {
    expect(() => load({ name: 'Strange', verses: { 'John 1:1': 'x' }, conf })).toThrow(reason);
  });

  it('in letters of western Europe are read too', () => {
    expect(
      readSwordConf(Buffer.from('[X]\nDataPath=./x\nDescription=Espa\xf1ol', 'latin1')).description,
    ).toBe('Español');
  });

  it('in an archive are the same', () => {
    const files = swordModule({ name: 'Packed', verses: { 'John 1:1': 'In the beginning' } });
    const unzipped = zipFiles(zipOf(files));
    for (const [name, bytes] of files) expect(unzipped.read(name)).toEqual(bytes);
    expect(unzipped.list('mods.d')).toEqual(['packed.conf']);
    expect(unzipped.read('nothing')).toBeNull();
  });
});

/** Never anything but a told reason, whatever the bytes are. */
function onlyTold(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof ToldReason)) throw error;
  }
}

describe('whatever somebody brings', () => {
  const marks = fc.array(
    fc.constantFrom(
      '<q who="Jesus">',
      '</q>',
      '<l level="2">',
      '</l>',
      '<note>',
      '</note>',
      '<title>',
      '</title>',
      '<w ',
      '>',
      '<',
      '&',
      '&#x',
      'a',
      ' ',
      '\n',
      '<q sID="1"/>',
      '<q eID="1"/>',
      '¶',
      '<divineName>',
      '"',
      '<!--',
      '-->',
    ),
    { maxLength: 200 },
  );

  it('is set as some text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          marks.map((all) => all.join('')),
        ),
        (markup) => {
          for (const { text } of one(markup).flatMap(spansOf)) expect(text).toBe(text.trim());
          for (const piece of piecesOf(markup))
            if (piece.kind === 'tag') attribute(piece.attributes, 'level');
        },
      ),
    );
  });

  it('is read or refused with a reason, when bytes of a module are changed or cut off', () => {
    const files = swordModule({ name: 'Broken', verses: { 'John 1:1': 'In the beginning', 'Gen 1:1': 'x' } });
    const names = [...files.keys()];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(400),
        fc.nat(255),
        fc.boolean(),
        (name, at, byte, isCut) => {
          const bytes = Buffer.from(files.get(name)!);
          bytes[at % bytes.length] = byte;
          const changed = new Map(files).set(name, isCut ? bytes.subarray(0, at) : bytes);
          onlyTold(() => [...loadSword(openSwordModule(filesOf(changed), 'broken.conf'))]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is an archive or none', () => {
    const zip = zipOf(swordModule({ name: 'Zip', verses: { 'John 1:1': 'x' } }));
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.nat(255), fc.nat(zip.length), (at, byte, length) => {
        const changed = Buffer.from(zip.subarray(0, length));
        if (at < length) changed[at] = byte;
        onlyTold(() => {
          const files = zipFiles(changed);
          for (const name of files.list('mods.d')) files.read(`mods.d/${name}`);
        });
      }),
      { numRuns: 300 },
    );
    onlyTold(() => zipFiles(Buffer.alloc(0)));
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { entryByDiatheke, hasLexicons, hasSwordModules, SWORD_PATH } from '#test-support/sword-modules.ts';
import { type StrongsLanguage, strongsCode, strongsNumber } from '../../strongs.rules.ts';
import { Translation } from '../text/bible-library.ts';
import { folderFiles } from '../text/brought/files.ts';
import { openSwordModule, type SwordModule } from '../text/brought/load-sword.ts';
import { piecesOf } from '../text/brought/markup.ts';
import { loadBrought } from '../text/load-translation.ts';
import { Lexicon, packLexicon } from './pack-lexicon.ts';
import { readEntry } from './read-entry.ts';
import { readZld } from './read-zld.ts';

const LANGUAGES: readonly StrongsLanguage[] = ['greek', 'hebrew'];
const moduleOf = (language: StrongsLanguage) =>
  openSwordModule(folderFiles(SWORD_PATH), `strongs${language}.conf`);
const entriesOf = ({ read }: SwordModule) => [...readZld((ending) => read(`../dict.${ending}`))];
const code = (number: string) => strongsCode(number)!;

describe.skipIf(!hasLexicons())('the lexicons of Debian', () => {
  it.each(LANGUAGES)('have in %s what SWORD itself reads', async (language) => {
    const entries = entriesOf(moduleOf(language));
    const sample = entries.filter((_, index) => index % 300 === 7);
    // Two at once: a machine has as many processors.
    for (let i = 0; i < sample.length; i += 2)
      await Promise.all(
        sample.slice(i, i + 2).map(async ([key, bytes]) => {
          expect(oneLine(bytes.toString()), key).toBe(oneLine(await entryByDiatheke(language, key)));
        }),
      );
    expect(sample.length).toBeGreaterThan(15);
  });

  it.each([
    ['greek', 5624],
    ['hebrew', 8674],
  ] as const)('have in %s every letter of every entry', (language, last) => {
    let count = 0;
    for (const [key, bytes] of entriesOf(moduleOf(language))) {
      const entry = readEntry(bytes.toString(), language);
      if (entry === null) {
        expect(lettersOf(bytes.toString()), key).toBe('NotUsed');
        continue;
      }
      count += 1;
      const { original, transliteration, pronunciation, text } = entry;
      const whole = [original, transliteration, pronunciation, ...text.map((part) => part.text)].join('');
      expect(lettersOf(whole), key).toBe(lettersOf(bytes.toString()));
      // No marks, and of the numbers none that is none.
      expect(whole, key).not.toMatch(/[<>{}]| {2}/);
      for (const { number } of text) if (number !== null) expect(number).toMatch(/^[GH][1-9]\d*$/);
    }
    expect(count).toBeGreaterThan(last - 120);
  });

  it('tell of a word as Strong does', () => {
    const greek = new Lexicon(packLexicon(moduleOf('greek'), 'greek'));
    expect(greek.entry(code('G26'))).toEqual({
      original: 'ἀγάπη',
      transliteration: 'agápē',
      pronunciation: "ag-ah'-pay",
      text: [
        { text: 'from ', number: null },
        { text: 'G25', number: 'G25' },
        {
          text: '; love, i.e. affection or benevolence; specially (plural) a love-feast: — (feast of) charity(-ably), dear, love.',
          number: null,
        },
      ],
    });
    expect(greek.entry(code('G2316a'))?.original).toBe('θεός');
    expect(greek.entry(code('G2717'))).toBeNull();
    expect(greek.entry(code('G9999'))).toBeNull();
    // It is called Greek where it stands, and is Hebrew.
    expect(greek.entry(code('G25'))?.text.find(({ text }) => text === 'H5689')?.number).toBe('H5689');
    const hebrew = new Lexicon(packLexicon(moduleOf('hebrew'), 'hebrew'));
    expect(hebrew.entry(code('H7225'))).toMatchObject({ original: 'ראשׁית', transliteration: "rê'shîyth" });
    const said = hebrew.entry(code('H7225'))!.text.map(({ text }) => text);
    expect(said.join('')).toContain('the first, in place, time, order or rank');
  });
});

describe.skipIf(!hasSwordModules())('the words of texts of Debian', () => {
  let kjv: Translation;
  let bytes = 0;
  beforeAll(() => {
    const loaded = loadBrought({ place: SWORD_PATH, isZip: false, conf: 'engKJV2006eb.conf' }, true);
    const { chapters, codes, start, verses } = loaded.words!;
    bytes = [chapters.bytes, chapters.offsets, codes, start, verses].reduce(
      (sum, one) => sum + one.byteLength,
      0,
    );
    kjv = new Translation('kjv', loaded);
  });
  const wordsOf = (book: number, chapter: number, verse: number) =>
    kjv.words!.ofVerse(book, chapter, verse).map(({ text, codes }) => [text, ...codes.map(strongsNumber)]);

  it('are all of the King James Version’s, in the order of the verse, and take less than 6 MB', () => {
    expect(wordsOf(0, 1, 1)).toEqual([
      ['In the '],
      ['beginning', 'H7225'],
      [' '],
      ['God', 'H430'],
      [' '],
      ['created', 'H1254'],
      [' the '],
      ['heaven', 'H8064'],
      [' '],
      ['and', 'H853'],
      [' the '],
      ['earth', 'H776'],
      ['.'],
    ]);
    expect(wordsOf(18, 3, 1).slice(0, 4)).toEqual([['A '], ['Psalm', 'H4210'], [' of '], ['David', 'H1732']]);
    let count = 0;
    const wrong: string[] = [];
    for (let position = 0; position < 31_102; position++) {
      const { book, chapter, verse } = kjv.placeOf(position);
      const pieces = kjv.words!.ofVerse(book, chapter, verse);
      count += pieces.reduce((sum, { codes }) => sum + codes.length, 0);
      const letters = kjv.verseAt(position).text.replace(/\P{L}/gu, '');
      const mine = pieces
        .map(({ text }) => text)
        .join('')
        .replace(/\P{L}/gu, '');
      // The title of a psalm stands before its first verse.
      if (pieces.length > 0 && !mine.endsWith(letters)) wrong.push(kjv.verseAt(position).id);
    }
    expect(wrong).toEqual([]);
    expect(count).toBe(349_308);
    expect(bytes).toBeLessThan(6_000_000);
  });

  it('are found wherever they stand', () => {
    const verses = kjv.words!.versesWith(code('H3068'));
    expect(verses).toHaveLength(5520);
    expect(kjv.verseAt(verses[0]!).id).toBe('GEN.2.4');
    expect(kjv.verseAt(verses.at(-1)!).id).toBe('MAL.4.5');
    expect(kjv.words!.versesWith(code('G5624'))).toHaveLength(3);
    expect(kjv.words!.versesWith(code('G9999'))).toHaveLength(0);
  });
});

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Without marks, and without the word in letters of ASCII. */
function lettersOf(markup: string): string {
  return [...piecesOf(markup.replace(/<orth type="writing">[^<]*<\/orth>/g, ''))]
    .map((piece) => (piece.kind === 'words' ? piece.words : ''))
    .join('')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}

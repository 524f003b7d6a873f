import { beforeAll, describe, expect, it } from 'vitest';
import { blocksIn } from '#test-support/blocks-in.ts';
import {
  hasSwordModules,
  SWORD_PATH,
  type SwordModuleName,
  versesByDiatheke,
} from '#test-support/sword-modules.ts';
import { BOOKS } from '../../../books.rules.ts';
import { type Block, spansOf, versesOf } from '../translation.ts';
import { folderFiles } from './files.ts';
import { entriesOf, loadSword, openSwordModule } from './load-sword.ts';

const load = (name: SwordModuleName): Block[][][] =>
  blocksIn(loadSword(openSwordModule(folderFiles(SWORD_PATH), `${name}.conf`)));
const blocksOf = (books: Block[][][], place: string): Block[] => {
  const [, id, chapter] = /^(\w+)\.(\d+)$/.exec(place)!;
  return books[BOOKS.findIndex((book) => book.id === id)]![Number(chapter) - 1]!;
};
const verseOf = (books: Block[][][], id: string): string => {
  const [book, chapter, verse] = id.split('.');
  return versesOf(blocksOf(books, `${book}.${chapter}`))[Number(verse) - 1] ?? '';
};
const spansIn = (books: Block[][][]) => books.flat(2).flatMap(spansOf);

describe.skipIf(!hasSwordModules())('SWORD modules of Debian', () => {
  const books = new Map<SwordModuleName, Block[][][]>();
  const of = (name: SwordModuleName) => books.get(name)!;
  const theirs = new Map<SwordModuleName, Map<string, string>>();
  beforeAll(async () => {
    const names = ['engWEB2015eb', 'engKJV2006eb', 'spaRV1909eb'] as const;
    const asked = names.map(async (name) => theirs.set(name, await versesByDiatheke(name)));
    for (const name of names) books.set(name, load(name));
    await Promise.all(asked);
  });

  it.each(['engWEB2015eb', 'engKJV2006eb', 'spaRV1909eb'] as const)(
    'have in %s the letters that SWORD itself reads, verse by verse',
    (name) => {
      const ours = ownVerses(of(name));
      const titles = titlesIn(of(name));
      const wrong: string[] = [];
      let compared = 0;
      for (const [verse, text] of theirs.get(name)!) {
        const [, book = '', place = ''] = /^(.*) (\d+:\d+)$/.exec(verse) ?? [];
        const index = SWORD_NAMES.indexOf(book);
        if (index < 0) continue;
        compared += 1;
        const mine = ours.get(`${index} ${place}`) ?? '';
        if (lettersOf(mine) !== withoutTitles(lettersOf(text), lettersOf(mine), titles))
          wrong.push(`${verse}\n  ${mine}\n  ${text}`);
      }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(compared).toBeGreaterThan(31_000);
    },
  );

  it('have the footnotes, the red letters and the added words of the King James Version', () => {
    const spans = spansIn(of('engKJV2006eb'));
    expect(spans.flatMap(({ notes }) => notes ?? [])).toHaveLength(6959);
    expect(spans.filter(({ isAdded }) => isAdded).length).toBeGreaterThan(20_000);
    const red = spansOf(blocksOf(of('engKJV2006eb'), 'JHN.3')[0]!).filter(({ isJesus }) => isJesus);
    expect(red[0]).toMatchObject({
      verse: 3,
      text: expect.stringMatching(/^Verily, verily, I say unto thee/),
    });
    expect(blocksOf(of('engKJV2006eb'), 'PSA.3')[0]).toEqual({
      type: 'title',
      text: 'A Psalm of David, when he fled from Absalom his son.',
    });
  });

  it('set the poetry of the World English Bible in lines, and its words apart from its notes', () => {
    const [title, stanza] = blocksOf(of('engWEB2015eb'), 'PSA.3');
    expect(title?.type).toBe('title');
    expect(stanza?.type === 'poetry' && stanza.lines.slice(0, 2)).toMatchObject([
      { isIndented: false, spans: [{ verse: 1, isStart: true }] },
      { isIndented: true, spans: [{ verse: 1, isStart: false }] },
    ]);
    expect(verseOf(of('engWEB2015eb'), 'GEN.1.1')).toBe(
      'In the beginning, God created the heavens and the earth.',
    );
  });

  it('have no stray spaces', () => {
    for (const name of books.keys())
      for (const { text } of spansIn(of(name))) {
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/ {2}|[<>]/);
      }
  });

  it('stand beside each other rightly where the Spanish text of 1909 counts otherwise', () => {
    const spanish = of('spaRV1909eb');
    expect(verseOf(spanish, 'NUM.12.16')).toMatch(/^Y DESPUÉS movió el pueblo de Haseroth/);
    expect(verseOf(spanish, 'JON.1.17')).toMatch(/^MAS Jehová había prevenido un gran pez/);
    expect(verseOf(spanish, 'JOB.40.24')).toMatch(/^¿Tomarálo alguno por sus ojos/);
    expect(verseOf(spanish, '2CO.13.14')).toMatch(/^La gracia del Señor Jesucristo/);
    expect(spansOf(blocksOf(spanish, 'NUM.12').at(-1)!).at(-1)).toMatchObject({ verse: 16, own: '13:1' });
    // The Hebrew and Greek words of each verse say which one it is.
    expect(likerElsewhere('spaRV1909eb', 'engKJV2006eb')).toEqual([]);
  });
});

/** Every verse by the number that the text itself gives it: '0 1:1' is Genesis 1:1. */
function ownVerses(books: Block[][][]): Map<string, string> {
  const verses = new Map<string, string>();
  for (const [book, chapters] of books.entries())
    for (const [index, blocks] of chapters.entries()) {
      let name = '';
      let waiting = '';
      for (const block of blocks) {
        // Who speaks stands within a verse in the Song of Songs.
        if (block.type === 'title') waiting = block.text;
        for (const { verse, own, text, isStart } of spansOf(block)) {
          if (isStart) {
            const number = own ?? String(verse);
            name = `${book} ${number.includes(':') ? number : `${index + 1}:${number}`}`;
            waiting = '';
          }
          verses.set(name, `${verses.get(name) ?? ''} ${waiting} ${text}`);
          waiting = '';
        }
      }
    }
  return verses;
}

/** The chapters of which more than two verses share few of their Hebrew and Greek words with the same verse of the other text, and most with its neighbour. */
function likerElsewhere(one: SwordModuleName, other: SwordModuleName): string[] {
  const [mine, theirs] = [wordNumbers(one), wordNumbers(other)];
  const ids = [...theirs.keys()];
  const likeness = (a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()) =>
    a.size < 4 || b.size < 4 ? 0 : a.intersection(b).size / Math.min(a.size, b.size);
  const wrong = ids.filter((id, index) => {
    if ((theirs.get(id)?.size ?? 0) < 4) return false;
    const here = likeness(mine.get(id), theirs.get(id));
    const beside = [-3, -2, -1, 1, 2, 3].map((step) =>
      likeness(mine.get(id), theirs.get(ids[index + step]!)),
    );
    return here < 0.4 && Math.max(...beside) > here + 0.25;
  });
  const byChapter = Map.groupBy(wrong, (id) => id.slice(0, id.lastIndexOf('.')));
  return [...byChapter].filter(([, verses]) => verses.length > 2).map(([chapter]) => chapter);
}

/** Strong's numbers of the words of each verse, by its id. */
function wordNumbers(name: SwordModuleName): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [book, chapters] of [
    ...entriesOf(openSwordModule(folderFiles(SWORD_PATH), `${name}.conf`)),
  ].entries())
    for (const [index, entries] of chapters.entries())
      for (const { verse, markup } of entries) {
        const id = `${BOOKS[book]!.id}.${index + 1}.${verse}`;
        const numbers = markup.match(/(?<=strong:)[HG]\d+/g) ?? [];
        found.set(id, new Set([...(found.get(id) ?? []), ...numbers]));
      }
  return found;
}

function titlesIn(books: Block[][][]): Set<string> {
  return new Set(books.flat(2).flatMap((block) => (block.type === 'title' ? [lettersOf(block.text)] : [])));
}

/** `diatheke` prints the title of the next verse after a verse, and that of its psalm again before each. */
function withoutTitles(theirs: string, ours: string, titles: ReadonlySet<string>): string {
  return theirs.startsWith(ours) && titles.has(theirs.slice(ours.length)) ? ours : theirs;
}

/** Without the numbers of words that the module has and no word beside them. */
function lettersOf(text: string): string {
  return text
    .replace(/<[HG]\d+>/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .toLowerCase();
}

/** Books as `diatheke` calls them in English. */
const SWORD_NAMES = BOOKS.map(({ name }) =>
  name
    .replace(/^([123]) /, (_, number: string) => `${'I'.repeat(Number(number))} `)
    .replace(/^Revelation$/, 'Revelation of John'),
);

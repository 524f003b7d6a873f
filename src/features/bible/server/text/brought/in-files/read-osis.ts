import { OSIS_BOOKS } from '../versification.ts';
import { chapterNumber, OwnBook, type OwnVerse } from './own-verses.ts';
import { type PlaceInFile, type Remarks, shown, toldAt } from './place-in-file.ts';
import { type Attributes, readXml, type XmlReader } from './read-xml.ts';

/** Markup of a verse, as `setOsis` takes it: what stands before the verse, as its title, then what stands in it. */
export interface OsisVerse {
  markup: string;
}

/** What `setOsis` knows; all other elements stand for their words. */
const MARKS = new Set(
  'figure index note title speaker transChange divineName q l lg p lb list item div milestone reference w'.split(
    ' ',
  ),
);
/** Attributes that it asks for. */
const ATTRIBUTES = ['type', 'level', 'who', 'marker', 'sID', 'eID', 'lemma'];
const NO_TEXT =
  /^(introduction|preface|titlePage|front|back|glossary|concordance|index|map|gazetteer|imprimatur|publicationData|bibliography|afterword|tableofContents|acknowledgement|coverPage|dedication|bridge|annotant)$/;
const MOST_MARKUP = 32 * 1024 ** 2;

/**
 * A Bible, or some books of it, in OSIS 2.1: verses as elements, or as marks of where they begin and end.
 * @returns the verses by the place of their book among our 66
 * @throws ToldReason
 */
export function readOsis(file: string, bytes: Buffer, remarks: Remarks): Map<number, OwnVerse<OsisVerse>[]> {
  const at: PlaceInFile = { file, line: 1 };
  const reader = new OsisReader(at, remarks);
  readXml(at, bytes, reader);
  return new Map([...reader.books].map(([number, { verses }]) => [number, verses]));
}

interface OpenElement {
  name: string;
  isLeftOut: boolean;
  isAside: boolean;
  /** A `div` by its type; '' for others. */
  division: string;
  /** Whether its end is written, as its beginning was. */
  hasEnd: boolean;
  isVerse: boolean;
}

class OsisReader implements XmlReader {
  readonly books = new Map<number, OwnBook<OsisVerse>>();
  readonly #at: PlaceInFile;
  readonly #remarks: Remarks;
  #open: OpenElement[] = [];
  #before = '';
  #verse: OsisVerse | null = null;
  #isIn = false;
  /** Whether the verse is an element, and no mark of where it begins. */
  #isContainer = false;
  #written = 0;

  constructor(at: PlaceInFile, remarks: Remarks) {
    this.#at = at;
    this.#remarks = remarks;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#open.length === 0 && name !== 'osis')
      throw toldAt(this.#at, "it is no OSIS: it does not begin with 'osis'.");
    const parent = this.#open.at(-1);
    const division = name === 'div' ? (attributes.type ?? '') : '';
    // A title that belongs to the book itself is its name.
    const isName = name === 'title' && /^(book|bookGroup)$/.test(parent?.division ?? '');
    const isLeftOut = (parent?.isLeftOut ?? false) || name === 'header' || NO_TEXT.test(division) || isName;
    const isVerse = name === 'verse' && !isLeftOut;
    // Of words only those with numbers, to which most of such a file would else be written again.
    const isPlain = name === 'w' && !/\bstrongs?:/i.test(attributes.lemma ?? '');
    const isWritten = !isLeftOut && MARKS.has(name) && !isPlain;
    const isAside = (parent?.isAside ?? false) || name === 'note' || name === 'title' || name === 'speaker';
    // Marks of where something begins and ends have no end of their own.
    const isMark = attributes.sID !== undefined || attributes.eID !== undefined;
    const open = { name, isLeftOut, isAside, division, hasEnd: isWritten && !isMark, isVerse };
    this.#open.push(open);
    if (isVerse) this.#verseTag(attributes);
    else if (isWritten) this.#write(tagOf(name, attributes, isMark), attributes.eID !== undefined);
  }

  close(): void {
    const { name, hasEnd, isVerse } = this.#open.pop()!;
    // As a mark it ends at once, and the verse goes on to the mark of its end.
    if (isVerse && this.#isContainer) this.#isIn = false;
    else if (hasEnd) this.#write(`</${name}>`, true);
  }

  text(text: string): void {
    const inside = this.#open.at(-1);
    if (inside === undefined || inside.isLeftOut) return;
    if (this.#isIn || inside.isAside) this.#write(escaped(text), false);
    else if (/\S/.test(text) && this.#open.some(({ name }) => name === 'chapter'))
      this.#remarks.add(this.#at, 'words that stand in no verse are left out');
  }

  #verseTag({ osisID, sID, eID, n }: Attributes): void {
    if (eID !== undefined && sID === undefined) {
      this.#isIn = false;
      return;
    }
    this.#isContainer = sID === undefined;
    const ids = (osisID ?? sID ?? '').split(/\s+/).map((id) => placeOf(id));
    const [first, last] = [ids[0], ids.at(-1)];
    if (!first || !last)
      throw toldAt(this.#at, `a verse has the id '${shown(osisID ?? n ?? '')}', which is none.`);
    const verse = { markup: this.#before };
    this.#before = '';
    this.#verse = verse;
    this.#isIn = true;
    const book = OSIS_BOOKS.indexOf(first.book);
    if (book < 0) return;
    const isOne = first.verse === last.verse;
    const label = isOne ? first.verse : `${first.verse}-${last.verse}`;
    const own = this.books.get(book) ?? new OwnBook<OsisVerse>(this.#remarks);
    this.books.set(book, own);
    own.begin(chapterNumber(first.chapter, this.#at), label, verse, this.#at);
  }

  /** Between verses, what ends belongs to the one before, and all else to the one after. */
  #write(markup: string, isEnd: boolean): void {
    this.#written += markup.length;
    if (this.#written > MOST_MARKUP) throw toldAt(this.#at, 'it has more text than a Bible.');
    if (this.#verse && (this.#isIn || (isEnd && this.#before === ''))) this.#verse.markup += markup;
    else this.#before += markup;
  }
}

/** 'John.3.16', also with the work that it is of, and the part of a verse: 'Bible:John.3.16!a'. */
function placeOf(id: string): { book: string; chapter: string; verse: string } | null {
  const [, book, chapter, verse] = /^(?:[^:]*:)?(\w+)\.(\w+)\.(\w+)(?:!\w+)?$/.exec(id) ?? [];
  return book === undefined ? null : { book, chapter: chapter!, verse: verse! };
}

function tagOf(name: string, attributes: Attributes, isMark: boolean): string {
  const kept = ATTRIBUTES.flatMap((key) => {
    const value = attributes[key];
    return value === undefined ? [] : [` ${key}="${escaped(value)}"`];
  });
  return `<${name}${kept.join('')}${isMark ? '/' : ''}>`;
}

export function hasWords({ markup }: OsisVerse): boolean {
  return /\S/.test(markup.replace(/<[^>]*>/g, ''));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

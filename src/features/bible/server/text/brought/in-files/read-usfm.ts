import { decodeFile } from './decode-file.ts';
import { MarkedBook, type Pieces } from './marked-book.ts';
import { isNote, paragraphKind } from './marker-kinds.ts';
import { bookByCode, type OwnVerse } from './own-verses.ts';
import { type PlaceInFile, type Remarks, toldAt } from './place-in-file.ts';

/** A marker and the space that parts it from what follows, the end of one, what ends a milestone, a character that is escaped, words, or a backslash alone. */
const TOKEN =
  /\\(\+?)([A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)(?:(\*)|[ \t]|\r?\n)?|\\\*|\\([\\~|/])|[^\\]+|\\/y;
const END = /\\(?:\+?[A-Za-z][A-Za-z0-9-]*)?\*/y;

/**
 * A book in USFM. Each character is looked at a bounded number of times.
 * @returns its verses by the place of the book among our 66, -1 for another book
 * @throws ToldReason
 */
export function readUsfm(
  file: string,
  bytes: Buffer,
  remarks: Remarks,
): { book: number; verses: OwnVerse<Pieces>[] } {
  const text = decodeFile(file, bytes);
  const at: PlaceInFile = { file, line: 1 };
  const [, code] = /^\s*\\id\s+([A-Za-z0-9]{3})\b/.exec(text.slice(0, 2000)) ?? [];
  if (code === undefined) throw toldAt(at, "it does not begin with '\\id' and a book.");
  const book = bookByCode(code);
  if (book < 0) return { book, verses: [] };
  const reader = new UsfmReader(text, at, remarks);
  reader.read();
  return { book, verses: reader.marked.finish() };
}

class UsfmReader {
  readonly marked: MarkedBook;
  readonly #text: string;
  readonly #at: PlaceInFile;
  /** What the next words begin with: a chapter's or verse's number, or the sign of a note. */
  #expects: 'chapter' | 'verse' | 'caller' | null = null;
  /** A box beside the text, from '\esb' to '\esbe'. */
  #isInBox = false;
  #milestone: string | null = null;
  /** What stood after a '|' before the end of a mark: 'strong="H430"'. */
  #attributes = '';

  constructor(text: string, at: PlaceInFile, remarks: Remarks) {
    this.#text = text;
    this.#at = at;
    this.marked = new MarkedBook(at, remarks);
  }

  read(): void {
    TOKEN.lastIndex = 0;
    for (let token = TOKEN.exec(this.#text); token !== null; token = TOKEN.exec(this.#text)) {
      const next = TOKEN.lastIndex;
      const [whole, plus, name, star, escaped] = token;
      if (name !== undefined) {
        if (this.#isInBox) this.#inBox(name);
        else if (star === '*') this.#end(name);
        else this.#begin(name, plus === '+');
      } else if (whole === '\\*') this.#milestone = null;
      else if (!this.#isInBox) this.#words(escaped ?? whole, next);
      for (let i = whole.indexOf('\n'); i >= 0; i = whole.indexOf('\n', i + 1)) this.#at.line += 1;
      TOKEN.lastIndex = next;
    }
    if (this.#isInBox) throw toldAt(this.#at, "'\\esb' is not closed before this place.");
    this.#requireNumber();
  }

  #inBox(name: string): void {
    if (name === 'c' || name === 'v') throw toldAt(this.#at, "'\\esb' is not closed before this place.");
    this.#isInBox = name !== 'esbe';
  }

  #begin(name: string, isNested: boolean): void {
    this.#requireNumber();
    this.#milestone = null;
    if (name === 'c') this.#expects = 'chapter';
    else if (name === 'v') this.#expects = 'verse';
    else if (name === 'esb') {
      this.marked.endParagraph();
      this.#isInBox = true;
    } else if (isNote(name)) {
      this.marked.beginNote(name);
      this.#expects = 'caller';
    } else if (/-[se]$/.test(name) || name === 'ts') this.#milestone = name;
    // In a note marks follow each other without being closed.
    else if (this.marked.isInNote && paragraphKind(name) === null) {
      if (!isNested) this.marked.endMarksOfNote();
      this.marked.beginCharacters(name);
    } else if (paragraphKind(name) !== null) this.marked.paragraph(name);
    else this.marked.beginCharacters(name);
  }

  #end(name: string): void {
    this.#requireNumber();
    if (isNote(name)) this.marked.endNote();
    else this.marked.endCharacters(name, /\bstrong\s*=\s*"([^"]*)"/.exec(this.#attributes)?.[1]);
    this.#attributes = '';
  }

  #words(token: string, next: number): void {
    let words = token;
    if (this.#expects !== null) {
      const [whole, number = ''] = /^\s*(\S+)\s?/.exec(words) ?? [''];
      if (number === '') return;
      words = words.slice(whole.length);
      const expected = this.#expects;
      this.#expects = null;
      if (expected === 'chapter') this.marked.chapter(number);
      else if (expected === 'verse') this.marked.verse(number);
    }
    if (this.#milestone !== null) {
      // Its attributes; without them it had no end, and these are words.
      if (this.#text.startsWith('\\*', next)) return;
      this.#milestone = null;
    }
    END.lastIndex = next;
    const bar = words.indexOf('|');
    this.#attributes = '';
    if (bar >= 0 && END.test(this.#text)) {
      this.#attributes = words.slice(bar + 1);
      words = words.slice(0, bar);
    }
    this.marked.words(plainWords(words));
  }

  #requireNumber(): void {
    if (this.#expects === 'chapter' || this.#expects === 'verse')
      throw toldAt(this.#at, `a ${this.#expects} has no number.`);
    this.#expects = null;
  }
}

/** '~' is a space that keeps words together, '//' a place where a line may end. */
function plainWords(words: string): string {
  return words.replaceAll('~', '\u00a0').replace(/(?<!:)\/\//g, ' ');
}

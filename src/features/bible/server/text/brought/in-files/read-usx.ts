import { MarkedBook, type Pieces } from './marked-book.ts';
import { bookByCode, type OwnVerse } from './own-verses.ts';
import { type PlaceInFile, type Remarks, toldAt } from './place-in-file.ts';
import { type Attributes, readXml, type XmlReader } from './read-xml.ts';

/** Elements with nothing that is text of the Bible. */
const LEFT_OUT = new Set(['figure', 'sidebar', 'periph', 'book']);
/** Elements whose words stand where the element does. */
const TRANSPARENT = new Set(['usx', 'table', 'ref', 'link', 'annot', 'optbreak', 'ms']);

/**
 * A book in USX, 2 or 3.
 * @returns its verses by the place of the book among our 66, -1 for another book
 * @throws ToldReason
 */
export function readUsx(
  file: string,
  bytes: Buffer,
  remarks: Remarks,
): { book: number; verses: OwnVerse<Pieces>[] } {
  const at: PlaceInFile = { file, line: 1 };
  const reader = new UsxReader(at, remarks);
  readXml(at, bytes, reader);
  if (reader.code === null) throw toldAt(at, 'it names no book.');
  const verses = reader.marked.finish();
  const book = bookByCode(reader.code);
  return { book, verses: book < 0 ? [] : verses };
}

class UsxReader implements XmlReader {
  readonly marked: MarkedBook;
  code: string | null = null;
  readonly #at: PlaceInFile;
  readonly #remarks: Remarks;
  #leftOut = 0;
  #isFirst = true;
  /** Strong's numbers of the characters that are open, as they are written. */
  readonly #strong: (string | undefined)[] = [];

  constructor(at: PlaceInFile, remarks: Remarks) {
    this.#at = at;
    this.#remarks = remarks;
    this.marked = new MarkedBook(at, remarks);
  }

  open(name: string, attributes: Attributes): void {
    if (this.#isFirst && name !== 'usx')
      throw toldAt(this.#at, "it is no USX: it does not begin with 'usx'.");
    this.#isFirst = false;
    if (name === 'book' && this.code === null) this.code = attributes.code ?? '';
    if (this.#leftOut > 0 || LEFT_OUT.has(name)) this.#leftOut += 1;
    else this.#begin(name, attributes);
  }

  #begin(name: string, { number, style = '', strong }: Attributes): void {
    // The ends of chapters and verses have no number.
    if (name === 'chapter') {
      if (number !== undefined) this.marked.chapter(number);
    } else if (name === 'verse') {
      if (number !== undefined) this.marked.verse(number);
    } else if (name === 'para') this.marked.paragraph(style);
    else if (name === 'row') this.marked.paragraph('tr');
    else if (name === 'note') this.marked.beginNote(style);
    else if (name === 'char' || name === 'cell') {
      this.#strong.push(strong);
      this.marked.beginCharacters(style);
    } else if (name === 'optbreak') this.marked.words(' ');
    else if (!TRANSPARENT.has(name))
      this.#remarks.add(this.#at, `the element '${name}' is not known, its words are kept`);
  }

  close(name: string): void {
    if (this.#leftOut > 0) this.#leftOut -= 1;
    else if (name === 'para' || name === 'row') this.marked.endParagraph();
    else if (name === 'note') this.marked.endNote();
    else if (name === 'char' || name === 'cell') this.marked.endCharacters(undefined, this.#strong.pop());
  }

  text(text: string): void {
    if (this.#leftOut === 0) this.marked.words(text);
  }
}

import { BOOKS } from '../../books.rules.ts';

/** From one place to another, both included; a null verse is the chapter's first or last. `book`: 0 is Genesis. */
export interface Reference {
  book: number;
  chapter: number;
  from: number | null;
  endChapter: number;
  to: number | null;
}

const INDEX_OF = new Map(BOOKS.map((book, index) => [book.id, index]));

/** 'JHN.3.16' */
export function verseId(book: number, chapter: number, verse: number): string {
  return `${BOOKS[book]!.id}.${chapter}.${verse}`;
}

/** 'John 3:16' */
export function formatReference(book: number, chapter: number, verse: number): string {
  return `${BOOKS[book]!.citation} ${chapter}:${verse}`;
}

/** The index of a book by its USFM code; undefined for another text. */
export function bookIndex(id: string): number | undefined {
  return INDEX_OF.get(id);
}

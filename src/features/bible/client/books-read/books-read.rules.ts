import { BOOKS, type Book, OLD_TESTAMENT_BOOKS } from '../../books.rules.ts';

export interface BookRead {
  book: Book;
  /** How many of its chapters have been read. */
  read: number;
}

export interface TestamentRead {
  name: string;
  books: readonly BookRead[];
  read: number;
  chapters: number;
}

/** Both testaments with how much of each book is among `chaptersRead` ('JHN.3'). */
export function testamentsRead(chaptersRead: readonly string[]): TestamentRead[] {
  const counts = new Map<string, number>();
  for (const id of new Set(chaptersRead)) {
    const bookId = id.slice(0, id.indexOf('.'));
    counts.set(bookId, (counts.get(bookId) ?? 0) + 1);
  }
  const books = BOOKS.map((book) => ({ book, read: counts.get(book.id) ?? 0 }));
  return [
    testament('Old Testament', books.slice(0, OLD_TESTAMENT_BOOKS)),
    testament('New Testament', books.slice(OLD_TESTAMENT_BOOKS)),
  ];
}

function testament(name: string, books: readonly BookRead[]): TestamentRead {
  return {
    name,
    books,
    read: books.reduce((sum, { read }) => sum + read, 0),
    chapters: books.reduce((sum, { book }) => sum + book.chapters, 0),
  };
}

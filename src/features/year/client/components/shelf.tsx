import { BOOKS, OLD_TESTAMENT_BOOKS } from '#features/bible/books.rules.ts';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import type { Year } from '../../year.contract.ts';
import { booksOf } from '../../year.rules.ts';
import { shelfWords } from '../year-words.ts';

const HEIGHT = 40;
/** In units of the drawing. A book's back is as broad as its chapters are many, within what can be seen. */
const backOf = (chapters: number) => 4 + Math.min(14, Math.sqrt(chapters) * 1.4);
const heightOf = (index: number) => HEIGHT - 2 - ((index * 7) % 5) * 2;

/** The 66 books, filled as far as they were read. */
export function Shelf({ shelf }: { shelf: Year['shelf'] }) {
  const isSecret = useIsSecret();
  const read = new Map(shelf.map(({ bookId, chaptersRead }) => [bookId, chaptersRead]));
  const books = BOOKS.map(({ id, chapters }, index) => ({
    id,
    width: backOf(chapters),
    height: heightOf(index),
    share: Math.min(1, (read.get(id) ?? 0) / chapters),
  }));
  return (
    <section aria-labelledby="shelf" className="border-t border-line pt-5">
      <h2 id="shelf" className="text-xl">
        The shelf
      </h2>
      <p className="mt-0.5 text-ink-soft">{shelfWords(booksOf(books), isSecret)}</p>
      <Board books={books.slice(0, OLD_TESTAMENT_BOOKS)} />
      <Board books={books.slice(OLD_TESTAMENT_BOOKS)} />
    </section>
  );
}

function Board({ books }: { books: { id: string; width: number; height: number; share: number }[] }) {
  const width = books.reduce((sum, book) => sum + book.width + 1, 0);
  let at = 0;
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      aria-hidden
      className="mt-3 h-11 w-full sm:h-14"
    >
      {books.map((book) => {
        const x = at;
        at += book.width + 1;
        const filled = book.height * book.share;
        return (
          <g key={book.id}>
            <rect
              x={x + 0.25}
              y={HEIGHT - book.height}
              width={book.width - 0.5}
              height={book.height}
              className="fill-inset stroke-line-strong"
              strokeWidth={0.5}
            />
            <rect x={x} y={HEIGHT - filled} width={book.width} height={filled} className="fill-sky" />
          </g>
        );
      })}
      <rect y={HEIGHT} width={width} height={1} className="fill-line-strong" />
    </svg>
  );
}

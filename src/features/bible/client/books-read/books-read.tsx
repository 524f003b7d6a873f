import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Link } from 'wouter';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { chaptersReadQuery } from '../bible-queries.ts';
import { BookLamp } from './book-lamp.tsx';
import { type BookRead, type TestamentRead, testamentsRead } from './books-read.rules.ts';

/** The 66 books as lamps, each filled as far as one has read it; a book leads to its chapters. */
export function BooksRead() {
  const { data } = useQuery(chaptersReadQuery);
  const testaments = useMemo(() => testamentsRead(data ?? []), [data]);
  return (
    <Card className="flex flex-col gap-6">
      <p className="text-ink-soft">
        Each lamp fills as you read its chapters, and burns when you have read them all.
      </p>
      {testaments.map((testament) => (
        <Testament key={testament.name} testament={testament} />
      ))}
    </Card>
  );
}

function Testament({ testament: { name, books, read, chapters } }: { testament: TestamentRead }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {name}
        </h2>
        {read > 0 && (
          <p className="text-sm text-ink-soft">
            {read} of {chapters} chapters read
          </p>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-1">
        {books.map((one) => (
          <BookTile key={one.book.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function BookTile({ one: { book, read } }: { one: BookRead }) {
  return (
    <li>
      <Link
        href={`/bible?book=${book.id}&chapter=1`}
        className="flex h-full flex-col items-center rounded-control px-1 py-2 text-center hover:bg-inset"
      >
        <BookLamp share={Math.min(1, read / book.chapters)} />
        <span className="mt-1 text-sm leading-tight font-semibold">{book.name}</span>{' '}
        {/* Books that wait have no number to look at. */}
        <span className={cn('text-sm text-ink-soft tabular-nums', read === 0 && 'sr-only')}>
          {read} of {book.chapters}
          <span className="sr-only"> {book.chapters === 1 ? 'chapter' : 'chapters'} read</span>
        </span>
      </Link>
    </li>
  );
}

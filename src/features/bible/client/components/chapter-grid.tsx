import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';
import { BOOKS, chapterName, chaptersReadOf } from '../../books.rules.ts';
import { chaptersReadQuery } from '../bible-queries.ts';

/** The chapters of a book, each a link to its page; those that were read have a mark. */
export function ChapterGrid({
  bookId,
  current,
  onOpen,
}: {
  bookId: string;
  /** The chapter that is chosen, or open. */
  current: number | null;
  onOpen?: () => void;
}) {
  const { data = [] } = useQuery(chaptersReadQuery);
  const book = BOOKS.find(({ id }) => id === bookId);
  if (book === undefined) return null;
  const read = chaptersReadOf(bookId, data);
  return (
    <nav aria-label={`Chapters of ${book.name}`}>
      <p className="mb-3 text-sm text-ink-soft">
        {read.size === 0
          ? `${book.chapters} ${book.chapters === 1 ? 'chapter' : 'chapters'}`
          : `${read.size} of ${book.chapters} read`}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(44px,2.75rem),1fr))] gap-2">
        {Array.from({ length: book.chapters }, (_, index) => index + 1).map((chapter) => (
          <li key={chapter}>
            <Link
              href={`/bible/${bookId}/${chapter}`}
              aria-label={`${chapterName(bookId, chapter)}${read.has(chapter) ? ', read' : ''}`}
              aria-current={chapter === current ? 'true' : undefined}
              {...(onOpen && { onClick: onOpen })}
              className={cn(
                'relative grid min-h-12 place-items-center rounded-control border font-semibold tabular-nums transition-colors',
                read.has(chapter)
                  ? 'border-leaf/40 bg-leaf-wash text-leaf'
                  : 'border-line bg-surface text-ink hover:bg-inset',
                chapter === current && 'ring-2 ring-dusk',
              )}
            >
              {chapter}
              {read.has(chapter) && <CheckIcon size={12} aria-hidden className="absolute top-1 right-1" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

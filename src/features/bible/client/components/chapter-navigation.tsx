import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import type { ChapterPlace } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';

export const pathOf = ({ bookId, chapter }: ChapterPlace) => `/bible/${bookId}/${chapter}`;

/** The chapters before and after, across books. */
export function ChapterNavigation({
  of,
  previous,
  next,
}: {
  /** The chapter's name. */
  of: string;
  /** Null where the chapter before is shown above. */
  previous: ChapterPlace | null;
  next: ChapterPlace | null;
}) {
  return (
    <nav data-leaf-end aria-label={`Chapters beside ${of}`} className="flex flex-wrap justify-between gap-3">
      {previous ? (
        <Link href={pathOf(previous)} className={buttonClasses('secondary')}>
          <CaretLeftIcon size={18} aria-hidden />
          <span className="sr-only">Previous chapter: </span>
          {chapterName(previous.bookId, previous.chapter)}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link href={pathOf(next)} className={buttonClasses('secondary')}>
          <span className="sr-only">Next chapter: </span>
          {chapterName(next.bookId, next.chapter)}
          <CaretRightIcon size={18} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import type { ChapterPlace } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';

const pathOf = ({ bookId, chapter }: ChapterPlace) => `/bible/${bookId}/${chapter}`;

/** The chapters before and after, across books; the arrow keys turn the page too. */
export function ChapterNavigation({
  previous,
  next,
}: {
  previous: ChapterPlace | null;
  next: ChapterPlace | null;
}) {
  const [, navigate] = useLocation();
  useEffect(() => {
    function turn(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, select, textarea, [role], button, dialog')
      )
        return;
      const place = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
      if (place) navigate(pathOf(place));
    }
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [previous, next, navigate]);
  return (
    <nav aria-label="Chapters" className="flex flex-wrap justify-between gap-3">
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

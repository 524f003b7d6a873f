import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/ssr/BookmarkSimple';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Skeleton } from '#ui/skeleton.tsx';
import { chapterName, FIRST_CHAPTER } from '../../books.rules.ts';
import { positionQuery } from '../bible-queries.ts';

/** The one thing to do first in the Bible Reader: back to where one read last, or a place to begin. Nothing when it is not known. */
export function ContinueReading() {
  const { data, isPending } = useQuery(positionQuery);
  if (isPending) return <Skeleton className="h-18 sm:max-w-md" />;
  if (data === undefined) return null;
  const { bookId, chapter } = data ?? FIRST_CHAPTER;
  return (
    <Link
      href={`/bible/${bookId}/${chapter}`}
      className="flex min-h-18 w-full items-center gap-3 rounded-control bg-primary px-4 py-2 text-on-primary shadow-soft transition-colors hover:bg-primary-strong sm:max-w-md sm:gap-4 sm:px-5 forced-colors:border"
    >
      <BookmarkSimpleIcon size={26} weight="fill" aria-hidden className="shrink-0" />
      <span className="min-w-0 grow">
        <span className="block text-sm">{data === null ? 'Begin with' : 'Continue reading'}</span>
        <span className="block font-heading text-2xl leading-tight">{chapterName(bookId, chapter)}</span>
      </span>
      <CaretRightIcon size={20} aria-hidden className="shrink-0 rtl:-scale-x-100" />
    </Link>
  );
}

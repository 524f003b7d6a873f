import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/ssr/BookmarkSimple';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Skeleton } from '#ui/skeleton.tsx';
import { chapterName, FIRST_CHAPTER } from '../../books.rules.ts';
import { positionQuery } from '../bible-queries.ts';

/** The bookmark: where reading goes on, or a place to begin. Nothing when it is not known. */
export function BookmarkCard() {
  const { data, isPending } = useQuery(positionQuery);
  if (isPending) return <Skeleton className="h-20" />;
  if (data === undefined) return null;
  const { bookId, chapter } = data ?? FIRST_CHAPTER;
  return (
    <Link
      href={`/bible/${bookId}/${chapter}`}
      className="card-surface flex min-h-20 items-center gap-4 px-5 py-3 hover:bg-surface"
    >
      <BookmarkSimpleIcon size={28} weight="fill" aria-hidden className="shrink-0 text-clay" />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">
          {data === null ? 'Begin with' : 'Continue reading'}
        </span>
        <span className="block font-heading text-2xl">{chapterName(bookId, chapter)}</span>
      </span>
    </Link>
  );
}

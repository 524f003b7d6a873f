import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { chapterName } from '../../books.rules.ts';
import { positionQuery } from '../bible-queries.ts';

/** Back to where one read last; nothing before the first chapter. */
export function ContinueReading() {
  const { data } = useQuery(positionQuery);
  if (data === undefined || data === null) return null;
  return (
    <Link href={`/bible/${data.bookId}/${data.chapter}`} className={buttonClasses('secondary')}>
      Continue reading {chapterName(data.bookId, data.chapter)}
    </Link>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { circleQuery } from './circle-queries.ts';

/** The people in the reader's circle as far as they are loaded, who came last first. */
export function useCircle() {
  const query = useInfiniteQuery(circleQuery);
  return { query, members: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

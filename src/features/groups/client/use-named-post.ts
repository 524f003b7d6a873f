import { useEffect, useEffectEvent, useRef } from 'react';
import { nextPage, type WithNextPage } from '#ui/one-page-more.ts';
import type { GroupPost } from '../posts.contract.ts';
import { goToPost } from './go-to-post.ts';
import { wordsIn } from './post-lists.ts';

/**
 * Brings the post that the address names into the window, once; what lies before it is loaded.
 * @returns whether it is not in the thread, or not to be read
 */
export function useNamedPost(
  postId: string | null,
  posts: readonly GroupPost[],
  query: WithNextPage & {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<WithNextPage>;
  },
): boolean {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const isLoaded = query.data !== undefined;
  const isThere = postId !== null && wordsIn(posts).some(({ id }) => id === postId);
  const isAhead = postId !== null && !isThere && isLoaded && hasNextPage;
  const mayLoad = isAhead && !isFetchingNextPage && !isFetchNextPageError;
  const loadMore = useEffectEvent(() => nextPage(query, query.fetchNextPage));
  useEffect(() => {
    if (mayLoad) void loadMore();
  }, [mayLoad]);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!isThere || shown.current === postId) return;
    shown.current = postId;
    // After the router has scrolled the new page to its top.
    requestAnimationFrame(() => goToPost(postId));
  }, [isThere, postId]);
  return postId !== null && isLoaded && !isThere && !hasNextPage;
}

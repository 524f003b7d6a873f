import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { useEffect, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import type { GroupPost } from '../../talk.contract.ts';
import { firstNewIn, newestOf } from '../post-lists.ts';

/** So many posts are seen without looking for them. */
const SEEN_AT_ONCE = 8;

interface Loaded {
  data: { pages: readonly { items: readonly GroupPost[] }[] } | undefined;
  hasNextPage: boolean;
  isError: boolean;
}

/**
 * Leads past what is read already, in a talk that does not fit the window: to the first post that is new, or to the newest. What lies
 * between is loaded first, since the list above it has no gaps.
 */
export function ToTheNewest({
  query,
}: {
  query: Loaded & { fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Loaded> };
}) {
  const [isGoing, setIsGoing] = useState(false);
  const [goal, setGoal] = useState<string | null>(null);
  useEffect(() => {
    const post = goal === null ? null : document.getElementById(`post-${goal}`);
    if (!post) return;
    post.tabIndex = -1;
    post.scrollIntoView({ block: 'start' });
    post.focus({ preventScroll: true });
    setGoal(null);
  }, [goal]);
  async function go() {
    setIsGoing(true);
    let loaded: Loaded = query;
    while (firstNewIn(postsOf(loaded)) === null && loaded.hasNextPage && !loaded.isError)
      loaded = await query.fetchNextPage({ cancelRefetch: false });
    setIsGoing(false);
    if (loaded.isError) return announce('More did not come. Please try again.');
    const posts = postsOf(loaded);
    setGoal(firstNewIn(posts) ?? newestOf(posts));
  }
  const posts = postsOf(query);
  const isAhead = query.hasNextPage || firstNewIn(posts.slice(SEEN_AT_ONCE)) !== null;
  if (!isAhead && !isGoing) return null;
  return (
    <div className="flex justify-center pt-4">
      <Button
        variant="soft"
        pending={isGoing}
        icon={<ArrowDownIcon size={18} aria-hidden />}
        onClick={() => void go()}
      >
        Go to the newest
      </Button>
    </div>
  );
}

function postsOf({ data }: Loaded): GroupPost[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

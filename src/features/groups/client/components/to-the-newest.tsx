import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { useEffect, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { NOT_COME } from '#ui/more-pages.tsx';
import { nextPage } from '#ui/one-page-more.ts';
import type { GroupPost } from '../../posts.contract.ts';
import { goToPost } from '../go-to-post.ts';
import { firstNewIn, newestOf, wordsIn } from '../post-lists.ts';

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
  query: Loaded & {
    isFetchNextPageError: boolean;
    fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Loaded>;
  };
}) {
  const [isGoing, setIsGoing] = useState(false);
  const [goal, setGoal] = useState<string | null>(null);
  const posts = postsOf(query);
  // What was loaded is in the page one turn later than it is here.
  const arrived = wordsIn(posts).some(({ id }) => id === goal) ? goal : null;
  useEffect(() => {
    if (arrived === null) return;
    goToPost(arrived);
    setGoal(null);
  }, [arrived]);
  async function go() {
    setIsGoing(true);
    let loaded: Loaded = query;
    let isLost = false;
    while (firstNewIn(postsOf(loaded)) === null && loaded.hasNextPage && !isLost) {
      loaded = await nextPage(loaded, query.fetchNextPage);
      isLost = loaded.isError;
    }
    setIsGoing(false);
    if (isLost) return announce(NOT_COME);
    const all = postsOf(loaded);
    setGoal(firstNewIn(all) ?? newestOf(all));
  }
  const isAhead = query.hasNextPage || firstNewIn(posts.slice(SEEN_AT_ONCE)) !== null;
  if (!isAhead && !isGoing) return null;
  return (
    <div className="flex flex-col items-center gap-2 pt-4">
      {query.isFetchNextPageError && !isGoing && <p className="text-sm text-ink-soft">{NOT_COME}</p>}
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

import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { Button } from '#ui/button.tsx';
import { NOT_COME } from '#ui/more-pages.tsx';
import type { GroupPost } from '../../posts.contract.ts';
import { goToPost } from '../go-to-post.ts';
import { firstNewIn } from '../post-lists.ts';

/** So many posts are seen without looking for them. */
const SEEN_AT_ONCE = 8;

/** Lead past what is read already, in a talk that does not fit the window: to the first post that is new, and to the newest. */
export function WaysDown({
  posts,
  query,
  isGoing,
  onNewest,
}: {
  posts: readonly GroupPost[];
  query: { hasNextPage: boolean; isFetchNextPageError: boolean };
  /** What lies between is being loaded. */
  isGoing: boolean;
  onNewest: () => void;
}) {
  const isAhead = query.hasNextPage || posts.length > SEEN_AT_ONCE;
  if (!isAhead && !isGoing) return null;
  const firstNew = firstNewIn(posts.slice(0, SEEN_AT_ONCE)) === null ? firstNewIn(posts) : null;
  return (
    <div className="flex flex-wrap justify-center gap-2 pt-4">
      {query.isFetchNextPageError && !isGoing && (
        <p className="basis-full text-center text-sm text-ink-soft">{NOT_COME}</p>
      )}
      {firstNew !== null && (
        <Button
          variant="soft"
          icon={<ArrowDownIcon size={18} aria-hidden />}
          onClick={() => goToPost(firstNew)}
        >
          To the first new
        </Button>
      )}
      <Button
        variant="soft"
        pending={isGoing}
        icon={<ArrowDownIcon size={18} aria-hidden />}
        onClick={onNewest}
      >
        Go to the newest
      </Button>
    </div>
  );
}

/** At the end of a talk, leads back to the first unread post that somebody was led past; nothing where there is none. */
export function WayUp({ postId }: { postId: string | null }) {
  if (postId === null) return null;
  return (
    <div ref={intoView} className="flex scroll-mb-(--room-below) justify-center pb-4">
      <Button variant="soft" icon={<ArrowUpIcon size={18} aria-hidden />} onClick={() => goToPost(postId)}>
        To the first new
      </Button>
    </div>
  );
}

/** It comes with the leap, below what that leads to, where the foot would cover it. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

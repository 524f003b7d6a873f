import { useEffect, useState } from 'react';
import type { GroupPost } from '../posts.contract.ts';
import { goToPost } from './go-to-post.ts';
import { lastIn, newIn, settledIn } from './post-lists.ts';
import { type PostPages, useWayToPost } from './use-way-to-post.ts';

/** The first unread post that somebody was led past, and has not seen yet. */
interface LeaptOver {
  postId: string;
  /** They chose to go past it. */
  isMeant: boolean;
}

/**
 * Leaps in a talk: to what was just sent, at the end of all that is said, and to the end itself.
 * @param readUntil up to when the thread is read, UTC epoch milliseconds
 * @param reopen opens the talk ahead of a post that stands before where it begins here
 */
export function useLeaps(query: PostPages, readUntil: number, reopen: (postId: string) => void) {
  const { isGoing, go } = useWayToPost(query);
  const [leaptOver, setLeaptOver] = useState<LeaptOver | null>(null);
  const postId = leaptOver?.postId ?? null;
  useEffect(() => {
    const post = postId === null ? null : elementOf(postId);
    if (post === null) return setLeaptOver(null);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setLeaptOver(null);
    });
    observer.observe(post);
    return () => observer.disconnect();
  }, [postId]);
  /** Before the leap: what is unread and lies further down than the window. */
  function note(posts: readonly GroupPost[], how: { isMeant: boolean }) {
    const unread = newIn(posts).filter(({ writtenAt }) => writtenAt > readUntil);
    const first = unread.find(({ id }) => isBelowWindow(id));
    if (first) setLeaptOver({ postId: first.id, ...how });
  }
  async function showSent(sentId: string) {
    const isOnItsWay = await go(
      (posts, isWhole) => settledIn(posts, sentId, isWhole),
      (_, posts) => {
        note(posts, { isMeant: false });
        show(sentId);
      },
    );
    if (isOnItsWay) return;
    // Where the rest does not come, it stands below what is there. A reply that was begun at another visit may belong further up.
    if (elementOf(sentId)) show(sentId);
    else reopen(sentId);
  }
  async function goToNewest() {
    await go(
      (posts, isWhole) => (isWhole ? lastIn(posts) : null),
      (lastId, posts) => {
        note(posts, { isMeant: true });
        goToPost(lastId);
      },
    );
  }
  return { isGoing, leaptOver, showSent, goToNewest };
}

/** Into the window and above the foot. The focus stays where one writes. */
function show(postId: string): void {
  elementOf(postId)?.scrollIntoView({ block: 'nearest' });
}

function isBelowWindow(postId: string): boolean {
  const top = elementOf(postId)?.getBoundingClientRect().top ?? 0;
  return top >= window.innerHeight;
}

function elementOf(postId: string): HTMLElement | null {
  return document.getElementById(`post-${postId}`);
}

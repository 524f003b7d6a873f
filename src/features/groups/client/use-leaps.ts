import { useEffect, useRef, useState } from 'react';
import type { GroupPost } from '../posts.contract.ts';
import { goToPost } from './go-to-post.ts';
import { lastIn, newIn, settledIn, wordsIn } from './post-lists.ts';
import { type PostPages, useWayToPost } from './use-way-to-post.ts';

/** The first unread post that somebody was led past, and has not seen yet. */
interface LeaptOver {
  postId: string;
  /** They chose to go past it. */
  isMeant: boolean;
}

/**
 * Leaps in a talk: to what was just sent, at the end of all that is said, and to the end itself.
 * @param shown the posts that stand in the page
 * @param readUntil up to when the thread is read, UTC epoch milliseconds
 * @param reopen opens the talk ahead of a post that stands before where it begins here
 */
export function useLeaps(
  { query, latest }: { query: PostPages; latest: () => PostPages['data'] },
  shown: readonly GroupPost[],
  readUntil: number,
  reopen: (postId: string) => void,
) {
  const { isGoing, go } = useWayToPost(query, latest);
  const [noted, setNoted] = useState<LeaptOver | null>(null);
  // One that was deleted or hidden since holds nobody up.
  const leaptOver = noted !== null && wordsIn(shown).some(({ id }) => id === noted.postId) ? noted : null;
  const postId = leaptOver?.postId ?? null;
  // From the leap until what it passed is noted in the page: the end of the talk may be in the window before.
  const isLeaping = useRef(false);
  useEffect(() => {
    if (noted !== null) isLeaping.current = false;
  }, [noted]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    const post = postId === null ? null : elementOf(postId);
    if (post === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNoted(null);
    });
    observer.observe(post);
    return () => observer.disconnect();
  }, [postId]);
  /** Before the leap: what is unread and lies further down than the window. */
  function note(posts: readonly GroupPost[], how: { isMeant: boolean }) {
    const unread = newIn(posts).filter(({ writtenAt }) => writtenAt > readUntil);
    const first = unread.find(({ id }) => isBelowWindow(id));
    if (!first) return;
    isLeaping.current = !how.isMeant;
    setNoted({ postId: first.id, ...how });
  }
  async function showSent(sentId: string) {
    const isOnItsWay = await go(
      (posts, isWhole) => settledIn(posts, sentId, isWhole),
      (_, posts) => {
        note(posts, { isMeant: false });
        show(sentId);
      },
    );
    // Whoever has gone elsewhere meanwhile is not fetched back.
    if (isOnItsWay || !isHere.current) return;
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
  return { isGoing, leaptOver, isLeaping, showSent, goToNewest };
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

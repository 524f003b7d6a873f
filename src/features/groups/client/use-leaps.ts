import { useEffect, useState } from 'react';
import { newIn, settledIn } from './post-lists.ts';
import { type PostPages, useWayToPost } from './use-way-to-post.ts';

/**
 * Leaps in a talk: to what was just sent, at the end of all that is said.
 * @param readUntil up to when the thread is read, UTC epoch milliseconds
 * @returns besides, the first unread post that somebody was led past and has not seen yet
 */
export function useLeaps(query: PostPages, readUntil: number) {
  const { go } = useWayToPost(query);
  const [leaptOver, setLeaptOver] = useState<string | null>(null);
  useEffect(() => {
    const post = leaptOver === null ? null : elementOf(leaptOver);
    if (post === null) return setLeaptOver(null);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setLeaptOver(null);
    });
    observer.observe(post);
    return () => observer.disconnect();
  }, [leaptOver]);
  async function showSent(sentId: string) {
    const isOnItsWay = await go(
      (all, isWhole) => settledIn(all, sentId, isWhole),
      (_, all) => {
        const unread = newIn(all).filter(({ writtenAt }) => writtenAt > readUntil);
        setLeaptOver(unread.find(({ id }) => isBelowWindow(id))?.id ?? null);
        show(sentId);
      },
    );
    // Where the rest does not come, it stands below what is there.
    if (!isOnItsWay) show(sentId);
  }
  return { showSent, leaptOver };
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

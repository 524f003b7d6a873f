import { useEffect, useRef } from 'react';
import { beginningOf } from '#contract/beginning-of.ts';
import { announce } from '#ui/announce.ts';
import type { GroupPost, GroupReply } from '../posts.contract.ts';
import { wordsIn } from './post-lists.ts';
import { readOut } from './talk-texts.ts';

/** What is read out of a post; whoever wants all of it finds it in the list. */
const READ_OUT = 200;

/**
 * Reads out to a screen reader what others write while a thread is open.
 * @param isWhole there are no further pages, so that what is new in the list was written now
 */
export function useArrivedPosts(posts: readonly GroupPost[], isWhole: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const all = wordsIn(posts);
    const before = known.current;
    known.current = isWhole ? new Set(all.map(({ id }) => id)) : null;
    if (before === null || !isWhole) return;
    // What was said earlier was loaded, and not written now.
    const newest = Math.max(0, ...all.filter(({ id }) => before.has(id)).map(({ writtenAt }) => writtenAt));
    const arrived = all.filter(
      ({ id, isMine, writtenAt }) => !isMine && writtenAt >= newest && !before.has(id),
    );
    if (arrived.length > 0) announce(arrived.map(wordsOf).join('\n'));
  }, [posts, isWhole]);
}

function wordsOf({ author, ...post }: GroupReply): string {
  const who = author?.name ?? 'Somebody';
  return `${who}: ${beginningOf(readOut(post), READ_OUT)}`;
}

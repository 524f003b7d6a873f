import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { markThreadRead } from '../talk.contract.ts';
import { threadRead } from './talk-changes.ts';

/**
 * Tells the server how far a thread is read, once the element of this ref, below its last post, has been in the window.
 * @param until when the newest of the posts above it was written; @param readUntil what the server knows, undefined until it said so
 * @param isHeld somebody was led past words that they have not seen: nothing is told before they have
 * @param isLeaping they are being led past them at this moment, and the page is not rendered with that yet
 */
export function useReadMark(
  threadId: string,
  until: number,
  readUntil: number | undefined,
  isHeld: boolean,
  isLeaping: RefObject<boolean>,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  const { mutate } = useEndpointMutation(markThreadRead, { changes: threadRead });
  const isUnread = readUntil !== undefined && until > readUntil && !isHeld;
  const tell = useEffectEvent(() => {
    if (told.current >= until || isLeaping.current) return;
    told.current = until;
    // One that is lost is told with the next post, or at the next visit.
    mutate({ params: { threadId }, body: { until } });
  });
  useEffect(() => {
    const element = end.current;
    if (element === null || !isUnread || until === 0) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isUnread, until]);
  return end;
}

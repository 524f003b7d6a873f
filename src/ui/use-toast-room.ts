import { useLayoutEffect, useState } from 'react';

/**
 * The greatest height in pixels that toasts have had, with the space around them, since this was shown. It does not become
 * smaller when they go, so what leaves room for them stays where it is. 0 as long as there is no place for toasts.
 */
export function useToastRoom(): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const toasts = document.querySelector('[data-toasts]');
    if (toasts === null) return;
    const measure = () => setRoom((before) => Math.max(before, toasts.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(toasts);
    return () => observer.disconnect();
  }, []);
  return room;
}

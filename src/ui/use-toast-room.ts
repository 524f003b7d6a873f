import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

let toastPlace: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The place of the toasts, which is loaded with the first of them, says that it is there. */
export function noteToastPlace(place: HTMLElement | null): void {
  toastPlace = place;
  for (const listener of listeners) listener();
}

/**
 * The greatest height in pixels that toasts have had, with the space around them, since this was shown. It does not become
 * smaller when they go, so what leaves room for them stays where it is. 0 as long as there is no place for toasts.
 */
export function useToastRoom(): number {
  const place = useSyncExternalStore(
    subscribe,
    () => toastPlace,
    () => null,
  );
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (place === null) return;
    const measure = () => setRoom((before) => Math.max(before, place.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return room;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** What is behind the screen, from the back to the front; null shows nothing there. */
const behind: { isDark: boolean | null }[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Says, while the component is shown, whether the sky of what it puts behind the screen is dark; null while it puts nothing there. Of
 * several the one that was shown last is in front, whenever their answers come.
 * @param isOfAll it is behind all screens, and so behind what one of them shows
 */
export function useSkyBehind(isDark: boolean | null, isOfAll = false): void {
  const own = useRef<{ isDark: boolean | null }>({ isDark });
  useLayoutEffect(() => {
    const { current } = own;
    if (isOfAll) behind.unshift(current);
    else behind.push(current);
    return () => {
      behind.splice(behind.indexOf(current), 1);
      tell();
    };
  }, [isOfAll]);
  useLayoutEffect(() => {
    own.current.isDark = isDark;
    tell();
  }, [isDark]);
}

/**
 * Classes for what stands on the sky: on a dark picture it is written as in Vigil, in either theme. A light wash on a dark picture lies on
 * it like fog.
 */
export function useSkyClasses(): string {
  return useSyncExternalStore(subscribe, isDarkNow, () => false) ? 'scheme-dark text-ink' : '';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isDarkNow(): boolean {
  return behind.findLast(({ isDark }) => isDark !== null)?.isDark === true;
}

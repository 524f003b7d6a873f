import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What is behind the screen, the last one in front. */
const behind: { isDark: boolean }[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Says, while the component is shown, whether the upper third of what is behind the screen is dark; null: it shows nothing there. Where
 * several are shown, the one that came last is in front.
 */
export function useSkyBehind(isDark: boolean | null): void {
  useLayoutEffect(() => {
    if (isDark === null) return;
    const own = { isDark };
    behind.push(own);
    tell();
    return () => {
      behind.splice(behind.indexOf(own), 1);
      tell();
    };
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
  return behind.at(-1)?.isDark === true;
}

import { vi } from 'vitest';
import type { BackWindow } from '#ui/back-layers.ts';

/** A browser's window with a history whose steps take their time, as real ones do. */
export function fakeWindow(entries: { path: string; state: unknown }[], at = entries.length - 1) {
  let now = at;
  const listeners: Record<string, (() => void)[]> = {};
  const tell = (type: string) => {
    for (const listener of listeners[type] ?? []) listener();
  };
  const put = (type: string, from: number, state: unknown, path = entries[now]!.path) => {
    entries.splice(from, Number.POSITIVE_INFINITY, { path, state });
    now = entries.length - 1;
    tell(type);
  };
  const win = {
    history: {
      get state() {
        return entries[now]!.state;
      },
      pushState: (state: unknown) => put('pushState', now + 1, state),
      go: (steps: number) =>
        setTimeout(() => {
          if (entries[now + steps] === undefined) return;
          now += steps;
          tell('popstate');
          // To where the entry was left.
          win.scrollY = 0;
        }),
    },
    location: {
      get href() {
        return entries[now]!.path;
      },
    },
    scrollY: 0,
    scrollTo: ({ top = 0 }: ScrollToOptions) => {
      win.scrollY = top;
    },
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = [...(listeners[type] ?? []), listener];
    },
    setTimeout,
    requestAnimationFrame: setTimeout,
  };
  return {
    /** The address follows somebody who reads on, in the same entry. */
    rename(path: string, openedAt: string) {
      put('replaceState', now, { ...(entries[now]!.state as object | null), openedAt }, path);
    },
    win: win as unknown as BackWindow & { scrollY: number },
    entries,
    at: () => now,
    navigate: (path: string, { replace = false } = {}) =>
      put(replace ? 'replaceState' : 'pushState', replace ? now : now + 1, null, path),
    /** As a person presses it. */
    async press(steps: -1 | 1) {
      win.history.go(steps);
      await vi.runAllTimersAsync();
    },
    path: () => entries[now]!.path,
    state: () => entries[now]!.state,
    settle: () => vi.runAllTimersAsync(),
  };
}

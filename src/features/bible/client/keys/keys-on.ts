import { useSyncExternalStore } from 'react';

const KEY = 'lampstand:chapter-keys';
const listeners = new Set<() => void>();
let current: boolean | null = null;

/** Whether letters turn pages in this browser: they do until they are switched off. */
export function areKeysOn(): boolean {
  current ??= kept();
  return current;
}

function kept(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function switchKeys(isOn: boolean): void {
  current = isOn;
  try {
    window.localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Without a store it holds until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useKeysOn(): [isOn: boolean, switchKeys: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, areKeysOn, () => true), switchKeys];
}

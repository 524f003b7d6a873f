import type { ReactNode } from 'react';

/** docs/product.md, Toasts. */
export const toastLimits = {
  atOnce: 1,
  displayMs: 5000,
  swipeThresholdPx: 50,
  removedAfterDismissalMs: 1_000_000,
} as const;

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  /**
   * 'destructive' is for failures. A screen reader says it at once; a default one is said when the reader has
   * finished.
   */
  variant?: 'default' | 'destructive';
}

export interface ToastEntry extends ToastContent {
  id: number;
  open: boolean;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before it. Returns its id for `dismissToast`. */
export function toast(content: ToastContent): number {
  lastId += 1;
  publish([{ ...content, id: lastId, open: true }, ...entries].slice(0, toastLimits.atOnce));
  return lastId;
}

/** Closes a toast. Its entry is removed long after (docs/product.md, Toasts), or by the next toast. */
export function dismissToast(id: number): void {
  if (!entries.some((entry) => entry.id === id && entry.open)) return;
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => publish(entries.filter((entry) => entry.id !== id)), toastLimits.removedAfterDismissalMs);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

export function onToastsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

import type { ReactNode } from 'react';

/** Limits of the specification, sections 2 and 9. */
export const toastLimits = {
  atOnce: 1,
  displayMs: 5000,
  swipeThresholdPx: 50,
  removedAfterDismissalMs: 1_000_000,
} as const;

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  /** 'destructive' is for failures; it interrupts a screen reader, the default waits its turn. */
  variant?: 'default' | 'destructive';
}

export interface ToastEntry extends ToastContent {
  id: number;
  open: boolean;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notification; the one before it goes. Returns its id for `dismissToast`. */
export function toast(content: ToastContent): number {
  lastId += 1;
  publish([{ ...content, id: lastId, open: true }, ...entries].slice(0, toastLimits.atOnce));
  return lastId;
}

/** Lets a toast slide out. Its entry is dropped long after (section 9), or by the next toast. */
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

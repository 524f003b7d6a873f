import type { ReactNode } from 'react';

/** docs/product.md, Toasts. */
export const toastLimits = {
  atOnce: 1,
  displayMs: 5000,
  /** For a toast with a button: it has to be read, reached and pressed. */
  withActionMs: 10_000,
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
  addition?: ToastAddition;
}

/** One thing more that a toast says, with a button that acts on it; pressing it also closes the toast. */
export interface ToastAddition {
  words: string;
  label: string;
  press: () => void;
}

export interface ToastEntry extends ToastContent {
  id: number;
  open: boolean;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
let findAddition: () => Promise<ToastAddition | null> = async () => null;
let offered: ToastAddition | null = null;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before it. Returns its id for `dismissToast`. */
export function toast(content: ToastContent): number {
  lastId += 1;
  const id = lastId;
  const offer = content.variant === 'destructive' && offered !== null ? { addition: offered } : {};
  publish([{ ...offer, ...content, id, open: true }, ...entries].slice(0, toastLimits.atOnce));
  if (content.variant !== 'destructive' && content.addition === undefined) {
    findAddition().then(
      (addition) =>
        addition && publish(entries.map((entry) => (entry.id === id ? { ...entry, addition } : entry))),
      // Without a connection a toast says what it says.
      () => {},
    );
  }
  return id;
}

/**
 * From now on each toast that tells of no failure also says what `find` gives, which is called as the toast is shown. So
 * what follows from an action can be said in the action's own toast, by a feature that the action knows nothing of.
 */
export function addToToasts(find: () => Promise<ToastAddition | null>): void {
  findAddition = find;
}

/** From now on each toast that tells of a failure also offers this, unless it offers something itself; null: nothing. */
export function offerWithFailures(addition: ToastAddition | null): void {
  offered = addition;
}

/** Closes a toast. Its entry is removed long after (docs/product.md, Toasts), or by the next toast. */
export function dismissToast(id: number): void {
  if (!entries.some((entry) => entry.id === id && entry.open)) return;
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => publish(entries.filter((entry) => entry.id !== id)), toastLimits.removedAfterDismissalMs);
}

/** Closes a toast that tells of a failure: what had failed has succeeded since. */
export function dismissFailure(): void {
  for (const { id, variant } of entries) if (variant === 'destructive') dismissToast(id);
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

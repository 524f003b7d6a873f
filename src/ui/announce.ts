/** What was said last; a number more each time, as the same may be said twice. */
let said = { words: '', count: 0 };
const listeners = new Set<() => void>();

/**
 * Says to a screen reader what others see happen: that something was sent, how much was found. Toasts and dialogs speak for
 * themselves.
 */
export function announce(words: string): void {
  said = { words, count: said.count + 1 };
  for (const listener of listeners) listener();
}

export function lastSaid(): typeof said {
  return said;
}

export function onSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

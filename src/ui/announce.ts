/** What was said last; a number more each time, as the same may be said twice. */
let said = { words: '', count: 0 };
const listeners = new Set<() => void>();

/** So long the words stand in the page, where a screen reader that is busy still finds them; later they would be news no more. */
const STANDS_MS = 5000;
let clearing: ReturnType<typeof setTimeout> | undefined;
let isSameTurn = false;

/**
 * Says to a screen reader what others see happen: that something was sent, how much was found. Toasts and dialogs speak for
 * themselves. What comes at the same moment is said one after the other.
 */
export function announce(words: string): void {
  tell({ words: isSameTurn ? `${said.words} ${words}` : words, count: said.count + 1 });
  isSameTurn = true;
  setTimeout(() => {
    isSameTurn = false;
  });
  clearTimeout(clearing);
  clearing = setTimeout(() => tell({ words: '', count: said.count }), STANDS_MS);
}

function tell(next: typeof said): void {
  said = next;
  for (const listener of listeners) listener();
}

export function lastSaid(): typeof said {
  return said;
}

export function onSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signing out does not remove this: in one browser, a user is shown the tutorial once. */
const keyOf = (userId: string) => `lampstand:tutorial:${userId}`;

/** For browsers that forbid their store: until the page is closed, it is remembered here. */
const rememberedHere = new Set<string>();

/** Whether this user has completed or skipped the tutorial in this browser (docs/product.md, Tutorial). */
export function isTutorialDone(userId: string): boolean {
  if (rememberedHere.has(userId)) return true;
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function rememberTutorialDone(userId: string): void {
  rememberedHere.add(userId);
  try {
    localStorage.setItem(keyOf(userId), 'completed');
  } catch {
    // Then the tutorial is shown again at the next visit; nothing else is lost.
  }
}

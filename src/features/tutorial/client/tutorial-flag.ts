/** Kept past signing out: nobody is shown around twice in one browser. */
const keyOf = (userId: string) => `lampstand:tutorial:${userId}`;

/** Where the browser's store is forbidden, this page at least remembers. */
const rememberedHere = new Set<string>();

/** Whether this user has completed or skipped the tutorial in this browser (specification, section 2). */
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
    // It is shown again at the next visit, which is all that is lost.
  }
}

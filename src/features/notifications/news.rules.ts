/** Lines that a locked screen shows of what is new; the last of them says that there is more. */
const LINES = 3;

/** What is said of what cannot be turned off: what moderators decided, what an administrator should know, a file that is ready. */
const OF_YOUR_OWN = 'Something for you';

/**
 * What a locked screen says of what is new, a line for each kind: neither names nor anybody's words are in it.
 * @param lines what the kinds say of themselves there, newest first; null for a kind that says nothing of itself
 */
export function newsText(lines: readonly (string | null)[]): string {
  const different = [...new Set(lines.map((line) => line ?? OF_YOUR_OWN))];
  if (different.length <= LINES) return different.join('\n');
  return [...different.slice(0, LINES - 1), `and ${different.length - LINES + 1} more`].join('\n');
}

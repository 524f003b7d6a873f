/**
 * Whether a text is another with some of its words changed: at least half of that one still stands at its beginning and its end. Words
 * that have nothing of it were written in its place and are something else.
 */
export function isRevision(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let kept = 0;
  while (kept < shorter && before[kept] === after[kept]) kept += 1;
  const beginning = kept;
  while (kept < shorter && before.at(beginning - kept - 1) === after.at(beginning - kept - 1)) kept += 1;
  return kept * 2 >= before.length;
}

/**
 * What a change is based on of something that a lost save has made: its `updatedAt` where it says what was sent from here, otherwise that
 * it was never changed (null), which is refused once somebody has changed it elsewhere.
 * @param sent all texts that were sent for it, whether their answers came or not
 */
export function basisOfSent(
  { words, updatedAt }: { words: string; updatedAt: number | null },
  sent: readonly string[],
): number | null {
  return sent.includes(words) ? updatedAt : null;
}

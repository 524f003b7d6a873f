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

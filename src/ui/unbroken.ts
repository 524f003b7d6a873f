/** A few words that stay on one line: '8 of 8 seats', '2 maybe'. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

/** Parts of a line, each of which stays whole where it can: it is broken behind a dot between two of them. */
export function inParts(parts: readonly string[]): string {
  return parts.join('\u00a0· ');
}

const segmenter = new Intl.Segmenter('en');

/**
 * The beginning of a text, for what leads there or is read out: at most so many UTF-16 units, with '…' where the text goes on. It ends
 * between two characters as a reader sees them, so that neither an emoji nor a family of four is broken apart.
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, wholeCharacters(text, most - 1))
    .trimEnd()
    .toWellFormed()}…`;
}

/** The same in one line and in whole words, where the text has any so near its beginning. */
export function excerptOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const words = line.slice(0, most).lastIndexOf(' ');
  return words > most / 2 ? `${line.slice(0, words).replace(/[\s,;:.–-]+$/, '')}…` : beginningOf(line, most);
}

/** Where a text may be cut at `upTo` or before, in UTF-16 units, and not inside of a character. */
export function wholeCharacters(text: string, upTo: number): number {
  return segmenter.segment(text.slice(0, 2 * upTo + 2)).containing(upTo)?.index || upTo;
}

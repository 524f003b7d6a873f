const segmenter = new Intl.Segmenter('en');

/**
 * The beginning of a text, for what leads there or is read out: at most so many UTF-16 units, with '…' where the text goes on. It ends
 * between two characters as a reader sees them, so that neither an emoji nor a family of four is broken apart.
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = segmenter.segment(text.slice(0, 2 * most)).containing(most - 1)?.index || most - 1;
  return `${text.slice(0, end).trimEnd().toWellFormed()}…`;
}

/** A quotation of fewer words is a turn of speech, as “the lilies of” is. */
const QUOTED_WORDS = 4;

/** What people write around a quotation, once within another where the marks tell. A ’ before a letter is an apostrophe. */
const QUOTED = [/“((?:[^“”]|“[^“”]*”)*)”/gu, /"([^"]*)"/gu, /«([^«»]*)»/gu, /‘(.*?)’(?![\p{L}\p{N}])/gsu];
/** What stands in a quotation for words that were left out, or were put in. */
const LEFT_OUT = /…|\.{3}|\[[^\]]*\]/u;

/** Letters and digits alone, so that case, punctuation and ways of quoting make no difference. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘ʼ]/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** What stands in quotation marks, of four words or more. */
export function quotationsIn(text: string): string[] {
  return QUOTED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, inside]) => inside!)).filter(
    (inside) => foldWords(inside).split(' ').length >= QUOTED_WORDS,
  );
}

/**
 * The first quotation that stands in none of the sources; null where all of them do. What it leaves out with “…” may be anything, and
 * what is left of it stands in one source, in its order.
 */
export function misquoted(text: string, sources: readonly string[]): string | null {
  const folded = sources.map((source) => ` ${foldWords(source)} `);
  return quotationsIn(text).find((quoted) => !folded.some((source) => isFrom(quoted, source))) ?? null;
}

/** @param source folded, with a space before and after it */
function isFrom(quoted: string, source: string): boolean {
  let from = 0;
  for (const part of quoted.split(LEFT_OUT).map(foldWords).filter(Boolean)) {
    const at = source.indexOf(` ${part} `, from);
    if (at === -1) return false;
    from = at + part.length + 1;
  }
  return true;
}

/** Every three characters that follow each other in a text are one entry of an index. */
const GRAM = 3;

/**
 * Longer texts are not taken apart: 50,000 different characters would hold up a save for 0.2 s. They are read by
 * each search of their author instead, which takes a tenth of a millisecond for each.
 */
export const LONGEST_INDEXED = 10_000;

/** What stands in the index for a text that is too long for it. Should somebody write this, their text is read in vain. */
export const TOO_LONG = '\u{fdd0}\u{fdd1}\u{fdd2}';

/** More would make a search longer without making it find less: what an index finds is read in any case. */
const MAX_GRAMS = 16;

/**
 * What an index is asked for: grams that every text with these words has; none when all the words are too short to have
 * one. Characters are code points, as both engines count them.
 */
export function gramsOfWords(words: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const word of words) {
    const letters = [...word];
    for (let i = 0; i + GRAM <= letters.length; i++) grams.add(letters.slice(i, i + GRAM).join(''));
  }
  const all = [...grams];
  const step = Math.max(1, all.length / MAX_GRAMS);
  return Array.from({ length: Math.min(MAX_GRAMS, all.length) }, (_, i) => all[Math.floor(i * step)]!);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A letter or digit that the next one never joins to one character. Most names begin so, and a segmenter takes longer for each
 * name than a page of them takes to read.
 */
const STANDS_ALONE =
  /^(?:(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hebrew}\p{Script=Arabic}]|[0-9])/u;

/** What stands before a Dutch name and is none of its letters: 't Hooft is H, 's-Gravesande G. */
export const PARTICLE = /(^|\s)'\p{Ll}[ -]+/gu;

/** What stands before the letter that is read first: signs, and a vowel that Thai and Lao write before the consonant. */
const BEFORE = /^[\p{P}\s]*(?:[\u0e40-\u0e44\u0ec0-\u0ec4](?=\p{L}))?/u;

/** The first letter of a name as a reader sees it, as a capital. Empty for an empty name. */
export function firstLetterOf(name: string): string {
  const text = name.trim();
  const named = text.replace(PARTICLE, '$1').replace(BEFORE, '') || text;
  const first = alone(named) ?? segmenter.segment(named)[Symbol.iterator]().next().value?.segment ?? '';
  return capital(first);
}

/** In capitals, where the script begins names with one: Georgian has capitals, and does not. */
export function capital(letters: string): string {
  return /\p{Script=Georgian}/u.test(letters) ? letters : letters.toLocaleUpperCase('en');
}

/** The first letter, where the next does not join it; undefined where that is not plain. */
function alone(text: string): string | undefined {
  const first = STANDS_ALONE.exec(text)?.[0];
  if (first === undefined) return undefined;
  const rest = text.slice(first.length);
  return rest === '' || STANDS_ALONE.test(rest) ? first : undefined;
}

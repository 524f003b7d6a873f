import { capital, firstLetterOf, PARTICLE } from '../first-letter.rules.ts';
import { initialOf } from '../shown-name.rules.ts';
import { skeletonOf } from './name-skeleton.ts';

/**
 * Whether a name is taken for a shown one: it looks like it, or one is what the other is when it is shortened. Beside 'Tola A.'
 * that is every 'Tola A…', so that nobody learns her full name by trying names. In one word without a capital, 'Tolaadeyemi', it is a name
 * of its own: it would have to be refused with all that begin so (docs/decisions/125).
 */
export function isTakenFor(name: string, shown: string): boolean {
  if (skeletonOf(name) === skeletonOf(shown)) return true;
  const [words, wordsShown] = [wordsOf(name), wordsOf(shown)];
  return isShortOf(words, wordsShown) || isShortOf(wordsShown, words);
}

/** A capital within a word begins another: 'TolaAdeyemi'. */
function wordsOf(name: string): string[] {
  return name
    .replace(PARTICLE, '$1')
    .split(/[^\p{L}\p{M}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter(Boolean);
}

/** Whether the words end with an initial, and the others begin in the same way: 'Tola A.' is short of 'Tola Adeyemi'. */
function isShortOf(short: readonly string[], long: readonly string[]): boolean {
  const last = short.length - 1;
  if (last < 1 || firstLetterOf(short[last]!) !== capital(short[last]!)) return false;
  const wanted = shortenedAt(short, last);
  return long.some((_, at) => at > 0 && shortenedAt(long, at) === wanted);
}

/** What the words before `at` look like, and the initial of the one there. */
function shortenedAt(words: readonly string[], at: number): string {
  return `${skeletonOf(words.slice(0, at).join(''))} ${skeletonOf(initialOf(words[at]!))}`;
}

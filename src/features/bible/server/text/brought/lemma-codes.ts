import { strongsCode } from '../../../strongs.rules.ts';

/** What stands before a number: 'strong:H430', 'x-Strongs:H430'. */
const OF_STRONG = /^(?:[\w.-]*strongs?):/i;

/**
 * The numbers among the lemmas of a word in OSIS, by their codes: 'strong:G3588 lemma.TR:ο', 'strong:H1961 H853'. What has another
 * name before it is of another lexicon.
 */
export function codesOfLemma(lemma: string): number[] {
  return codesIn(lemma.split(/\s+/).map((one) => one.replace(OF_STRONG, '')));
}

/** The same of a `strong` in USFM and USX: 'H1234', 'H1234,H0853'. */
export function codesOfStrong(strong: string): number[] {
  return codesIn(strong.split(/[\s,;]+/).map((one) => one.replace(OF_STRONG, '')));
}

function codesIn(written: readonly string[]): number[] {
  return written.map(strongsCode).filter((code) => code !== null);
}

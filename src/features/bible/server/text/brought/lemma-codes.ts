import { strongsCode } from '../../../strongs.rules.ts';
import { attribute } from './markup.ts';

/** What stands before a number: 'strong:H430', 'x-Strongs:H430'. */
const OF_STRONG = /^(?:[\w.-]*strongs?):/i;

/** A Bible has half a million words of 14,000 kinds: each kind is read once. */
const known = new Map<string, readonly number[]>();
const MOST_KNOWN = 50_000;

/** Those of a word's tag in OSIS, by its attributes as they are written. */
export function codesOfWord(attributes: string): readonly number[] {
  const before = known.get(attributes);
  if (before) return before;
  const codes = codesOfLemma(attribute(attributes, 'lemma'));
  if (known.size < MOST_KNOWN && attributes.length < 200) known.set(attributes, codes);
  return codes;
}

/**
 * The numbers among the lemmas of a word in OSIS, by their codes: 'strong:G3588 lemma.TR:ο', 'strong:H1961 H853'. What has another
 * name before it is of another lexicon.
 */
function codesOfLemma(lemma: string): number[] {
  return codesIn(lemma.split(/\s+/).map((one) => one.replace(OF_STRONG, '')));
}

/** The same of a `strong` in USFM and USX: 'H1234', 'H1234,H0853'. */
export function codesOfStrong(strong: string): number[] {
  return codesIn(strong.split(/[\s,;]+/).map((one) => one.replace(OF_STRONG, '')));
}

function codesIn(written: readonly string[]): number[] {
  return written.map(strongsCode).filter((code) => code !== null);
}

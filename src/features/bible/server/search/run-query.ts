import type { SearchTerms } from './parse-query.ts';
import { type SearchIndex, wordNumber, wordsWithPrefix } from './search-index.ts';

/** A term shorter than this matches whole words only: 'a' must not match every word that begins with an a. */
const SHORTEST_PREFIX = 2;

/** Word numbers that a term matches: whole words first, then words that begin with it (half-open range). */
interface Term {
  whole: number[];
  prefixed: [number, number];
}

/**
 * Counters for one query. A query never waits in the middle, so no other one runs meanwhile and all can use the same.
 */
const stage = new Uint8Array(65_536);
const wholeWords = new Uint8Array(65_536);

/**
 * Verses that have every word and every phrase: those where more terms are whole words come first, then the order of
 * the canon. Without any term nothing matches.
 */
export function runQuery(index: SearchIndex, { words, phrases }: SearchTerms): Uint16Array {
  const phraseTerms = phrases.map((phrase) => phrase.map((form) => wordNumber(index, form)));
  if (phraseTerms.some((phrase) => phrase.includes(undefined))) return new Uint16Array(0);
  const known = phraseTerms as number[][];
  const terms: Term[] = [
    ...words.map((form) => toTerm(index, form)),
    ...known.flat().map((word): Term => ({ whole: [word], prefixed: [0, 0] })),
  ];
  if (terms.length === 0) return new Uint16Array(0);

  stage.fill(0, 0, index.verseCount);
  wholeWords.fill(0, 0, index.verseCount);
  terms.forEach((term, step) => {
    for (const word of term.whole) mark(index, word, step, 1);
    for (let word = term.prefixed[0]; word < term.prefixed[1]; word++) mark(index, word, step, 0);
  });

  const tiers: number[][] = Array.from({ length: terms.length + 1 }, () => []);
  for (let verse = 0; verse < index.verseCount; verse++) {
    if (stage[verse] !== terms.length) continue;
    if (known.some((phrase) => phrase.length > 1 && !hasPhrase(index, verse, phrase))) continue;
    tiers[terms.length - wholeWords[verse]!]!.push(verse);
  }
  return Uint16Array.from(tiers.flat());
}

/**
 * Whether the term matches a word of a verse. It follows the same rules as the search, so that exactly the found
 * words are marked.
 */
export function termMatches(form: string, term: string): boolean {
  if (form === term || form === `${term}'s`) return true;
  if (term.length >= SHORTEST_PREFIX && form.startsWith(term)) return true;
  return form.includes("'") && form.replaceAll("'", '') === term;
}

/** A verse that matched all terms before `step` moves on to the next one, once: at its first word that matches. */
function mark(index: SearchIndex, word: number, step: number, whole: 0 | 1): void {
  const end = index.postingStart[word + 1]!;
  for (let i = index.postingStart[word]!; i < end; i++) {
    const verse = index.postings[i]!;
    if (stage[verse] !== step) continue;
    stage[verse] = step + 1;
    wholeWords[verse]! += whole;
  }
}

/** The possessive counts as the word itself; 'dont' finds “don’t” when no such word exists. */
function toTerm(index: SearchIndex, form: string): Term {
  const whole = [wordNumber(index, form), wordNumber(index, `${form}'s`)].filter((n) => n !== undefined);
  const prefixed: [number, number] = form.length >= SHORTEST_PREFIX ? wordsWithPrefix(index, form) : [0, 0];
  if (whole.length > 0 || prefixed[1] > prefixed[0] || form.includes("'")) return { whole, prefixed };
  const contracted = index.vocabulary.flatMap((word, n) =>
    word.includes("'") && word.replaceAll("'", '') === form ? [n] : [],
  );
  return { whole: contracted, prefixed };
}

function hasPhrase(index: SearchIndex, verse: number, phrase: number[]): boolean {
  const { text, textStart } = index;
  const last = textStart[verse + 1]! - phrase.length;
  for (let i = textStart[verse]!; i <= last; i++) {
    let n = 0;
    while (n < phrase.length && text[i + n] === phrase[n]) n += 1;
    if (n === phrase.length) return true;
  }
  return false;
}

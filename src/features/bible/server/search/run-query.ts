import type { SearchTerms, Term } from './parse-query.ts';
import { type Bits, scoreOf } from './rank-verses.ts';
import type { SearchIndex } from './search-index.ts';
import { beginningWith, classOf, sameWords, type WordClass } from './word-classes.ts';

/** What a query found, and which words it marks. */
export interface Result {
  /** Best first. */
  verses: Uint16Array;
  /** Forms of the words that were meant. */
  forms: ReadonlySet<string>;
  /** Runs of words; each place has the forms that may stand there. */
  phrases: readonly (readonly ReadonlySet<string>[])[];
}

/** Which words may be beginnings: those that are in no verse, or all. */
export type Beginnings = 'none' | 'where-unknown' | 'everywhere';

/**
 * Room for one query. A query never waits in the middle, so no other one runs meanwhile and all can use the same.
 */
const stage = new Uint8Array(65_536);
const bits: Bits = { whole: new Uint16Array(65_536), kin: new Uint16Array(65_536) };

const NOTHING: Result = { verses: new Uint16Array(0), forms: new Set(), phrases: [] };

/** Verses that have every word and every phrase. Without any term nothing matches. */
export function runQuery(index: SearchIndex, terms: SearchTerms, beginnings: Beginnings): Result {
  const words: WordClass[] = [];
  for (const term of terms.words) {
    const known = toClass(index, term, beginnings);
    if (known.whole.length + known.kin.length === 0) return NOTHING;
    words.push(known);
  }
  const phrases = terms.phrases.map((phrase) => phrase.flatMap((term) => toPlaces(index, term)));
  const wanted = [...words, ...phrases.flat().map((whole) => ({ whole, kin: [] }))];
  if (wanted.length === 0) return NOTHING;

  stage.fill(0, 0, index.verseCount);
  wanted.forEach(({ whole, kin }, step) => {
    for (const word of whole) mark(index, word, step);
    for (const word of kin) mark(index, word, step);
  });
  const found: number[] = [];
  for (let verse = 0; verse < index.verseCount; verse++) {
    if (stage[verse] !== wanted.length) continue;
    if (phrases.every((phrase) => hasPhrase(index, verse, phrase))) found.push(verse);
  }
  if (found.length === 0) return NOTHING;
  const formOf = (word: number) => index.vocabulary[word]!;
  return {
    verses: ranked(index, found, words),
    forms: new Set(words.flatMap(({ whole, kin }) => [...whole, ...kin].map(formOf))),
    phrases: phrases.map((places) => places.map((place) => new Set(place.map(formOf)))),
  };
}

function toClass(index: SearchIndex, { form }: Term, beginnings: Beginnings): WordClass {
  const known = classOf(index, form);
  const isUnknown = known.whole.length + known.kin.length === 0;
  if (beginnings === 'none' || (beginnings === 'where-unknown' && !isUnknown)) return known;
  const had = new Set([...known.whole, ...known.kin]);
  const others = beginningWith(index, form).filter((word) => !had.has(word));
  return { whole: known.whole, kin: [...known.kin, ...others] };
}

/** One place for a word; one for each of its parts where this text writes 'Beth-shemesh' as two words. */
function toPlaces(index: SearchIndex, { form, parts }: Term): number[][] {
  const whole = sameWords(index, form);
  if (whole.length > 0 || parts.length === 0) return [whole];
  return parts.map((part) => sameWords(index, part));
}

/** A verse that matched all terms before `step` moves on to the next one, once: at its first word that matches. */
function mark(index: SearchIndex, word: number, step: number): void {
  const end = index.postingStart[word + 1]!;
  for (let i = index.postingStart[word]!; i < end; i++) {
    const verse = index.postings[i]!;
    if (stage[verse] === step) stage[verse] = step + 1;
  }
}

/** Best first; of equals, in the order of the canon, which is all there is to say of phrases alone. */
function ranked(index: SearchIndex, found: readonly number[], words: readonly WordClass[]): Uint16Array {
  const [only] = words;
  if (only === undefined) return Uint16Array.from(found);
  if (words.length === 1) return wholeFirst(index, found, only);
  setBits(words, true);
  // One number for both, because numbers alone are sorted quickly: ascending, the score is taken from a highest one.
  const keys = Float64Array.from(found, (verse) => {
    const score = Math.round(scoreOf(index, verse, bits, words.length) * 1000);
    return (10_000_000 - score) * 65_536 + verse;
  }).sort();
  setBits(words, false);
  return Uint16Array.from(keys, (key) => key % 65_536);
}

/** For one word: verses with the word itself come before those with its kin. */
function wholeFirst(index: SearchIndex, found: readonly number[], { whole }: WordClass): Uint16Array {
  stage.fill(0, 0, index.verseCount);
  for (const word of whole) mark(index, word, 0);
  return Uint16Array.from([
    ...found.filter((verse) => stage[verse] === 1),
    ...found.filter((verse) => stage[verse] === 0),
  ]);
}

function setBits(words: readonly WordClass[], isSet: boolean): void {
  words.forEach(({ whole, kin }, n) => {
    for (const word of whole) bits.whole[word] = isSet ? bits.whole[word]! | (1 << n) : 0;
    for (const word of kin) bits.kin[word] = isSet ? bits.kin[word]! | (1 << n) : 0;
  });
}

function hasPhrase(index: SearchIndex, verse: number, phrase: readonly (readonly number[])[]): boolean {
  const { text, textStart } = index;
  const last = textStart[verse + 1]! - phrase.length;
  for (let i = textStart[verse]!; i <= last; i++) {
    let n = 0;
    while (n < phrase.length && phrase[n]!.includes(text[i + n]!)) n += 1;
    if (n === phrase.length) return true;
  }
  return false;
}

import { foldWord, tokens, WORD } from './fold.ts';

/** What is searched for: every word must be there, every phrase too. */
export interface SearchTerms {
  words: string[];
  /** Each a run of words that must stand together. */
  phrases: string[][];
}

/** Reads a query: text in "quotes" is a phrase, the rest are words. */
export function parseTerms(query: string): SearchTerms {
  const terms: SearchTerms = { words: [], phrases: [] };
  for (const [index, part] of query.replace(/[“”„]/g, '"').split('"').entries()) {
    const words = tokens(part).map(({ word }) => word);
    // Odd parts stood between quotation marks; a phrase of one word is a word.
    if (index % 2 === 1 && words.length > 1) terms.phrases.push(words);
    else terms.words.push(...words);
  }
  return { words: [...new Set(terms.words)].slice(0, 12), phrases: terms.phrases.slice(0, 4) };
}

/** An index over verses by word, in memory. Verses are numbered as in `texts`; empty texts are never found. */
export interface SearchIndex {
  /** Verse numbers: those with all words whole first, then those with a prefix; each in the Bible's order. */
  search(terms: SearchTerms): Int32Array;
  /** Where the terms stand in a verse's text, half-open pairs in order. */
  hits(text: string, terms: SearchTerms): [number, number][];
}

export function buildSearchIndex(texts: readonly string[]): SearchIndex {
  const collecting = new Map<string, number[]>();
  const folded = new Array<string>(texts.length);
  const fold = rememberingFold();
  for (const [verse, text] of texts.entries()) {
    const words = (text.match(WORD) ?? []).map(fold);
    folded[verse] = ` ${words.join(' ')} `;
    for (const word of words) {
      const postings = collecting.get(word);
      if (!postings) collecting.set(word, [verse]);
      else if (postings.at(-1) !== verse) postings.push(verse);
    }
  }
  const vocabulary = [...collecting.keys()].sort();
  const postings = vocabulary.map((word) => Int32Array.from(collecting.get(word)!));
  const place = new Map(vocabulary.map((word, index) => [word, index]));

  /** First word of the vocabulary that is not before `word`. */
  function lowerBound(word: string): number {
    let low = 0;
    let high = vocabulary.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (vocabulary[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** 2 where a verse has the word whole, 1 where it has a longer word that begins so, 0 elsewhere. */
  function marks(word: string, prefixes: boolean): Uint8Array {
    const found = new Uint8Array(texts.length);
    // One letter begins too much to be of use.
    if (prefixes && word.length > 1) {
      for (let i = lowerBound(word); i < vocabulary.length && vocabulary[i]!.startsWith(word); i++) {
        for (const verse of postings[i]!) found[verse] = 1;
      }
    }
    const whole = place.get(word);
    if (whole !== undefined) for (const verse of postings[whole]!) found[verse] = 2;
    return found;
  }

  function search({ words, phrases }: SearchTerms): Int32Array {
    if (words.length === 0 && phrases.length === 0) return new Int32Array(0);
    const rank = new Uint8Array(texts.length).fill(2);
    for (const word of words) keepLower(rank, marks(word, true));
    for (const phrase of phrases) {
      for (const word of new Set(phrase)) keepLower(rank, marks(word, false));
      const needle = ` ${phrase.join(' ')} `;
      for (let verse = 0; verse < rank.length; verse++) {
        if (rank[verse] !== 0 && !folded[verse]!.includes(needle)) rank[verse] = 0;
      }
    }
    const whole: number[] = [];
    const prefixed: number[] = [];
    for (let verse = 0; verse < rank.length; verse++) {
      if (rank[verse] === 2) whole.push(verse);
      else if (rank[verse] === 1) prefixed.push(verse);
    }
    return Int32Array.from([...whole, ...prefixed]);
  }

  return { search, hits };
}

/** A text has each of its 14,000 words many times over: folding each once makes the index ten times as quick. */
function rememberingFold(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let folded = known.get(word);
    if (folded === undefined) {
      folded = foldWord(word);
      known.set(word, folded);
    }
    return folded;
  };
}

function keepLower(rank: Uint8Array, found: Uint8Array): void {
  for (let verse = 0; verse < rank.length; verse++)
    if (found[verse]! < rank[verse]!) rank[verse] = found[verse]!;
}

function hits(text: string, { words, phrases }: SearchTerms): [number, number][] {
  const spoken = tokens(text);
  const marked = new Array<boolean>(spoken.length).fill(false);
  for (const [index, token] of spoken.entries()) {
    if (words.some((word) => token.word === word || (word.length > 1 && token.word.startsWith(word))))
      marked[index] = true;
    for (const phrase of phrases) {
      if (phrase.every((word, offset) => spoken[index + offset]?.word === word))
        marked.fill(true, index, index + phrase.length);
    }
  }
  return spoken.filter((_, index) => marked[index]).map(({ start, end }) => [start, end]);
}

import { parseTerms, type SearchTerms, type Term } from './parse-query.ts';
import { type Beginnings, type Result, runQuery } from './run-query.ts';
import type { SearchIndex } from './search-index.ts';
import { classOf } from './word-classes.ts';

/** What a search found, and whether all of the typed words had to be in it. */
export interface Found extends Result {
  /** Only most of the words are in it. */
  isPartial: boolean;
  /** No verse has the words; these have others that begin like them. */
  isByBeginnings: boolean;
}

const ALL = { isPartial: false, isByBeginnings: false };

const NOT = /\b(do|does|did|is|are|was|were|will|would|should|could|can|have|has|had|must) ?not\b/giu;
/** Fewer words than these say too little for one of them to be left out. */
const FEWEST_FOR_MOST = 3;
const MOST_LEFT_OUT = 4;
/** Who types more words than these has typed them whole. */
const MOST_BEGINNINGS = 6;

/**
 * All that matches. Where nothing does, the same words are tried as they may have been meant: names that hyphens join or part,
 * the Name for 'the Lord', beginnings of words; and at last, without the commonest words one by one. 'do not' is also 'don’t'.
 */
export function findInIndex(index: SearchIndex, query: string): Found {
  const terms = parseTerms(query);
  const contracted = query.replace(NOT, (_, verb: string) => shortOf(verb));
  const first = runQuery(index, terms, 'none');
  const short = contracted === query ? first : runQuery(index, parseTerms(contracted), 'none');
  const better = short.verses.length > first.verses.length ? short : first;
  if (better.verses.length > 0) return { ...better, ...ALL };
  const tries: [terms: SearchTerms, beginnings: Beginnings][] = [[withNames(index, terms), 'none']];
  if (hasLord(terms)) tries.push([withTheName(terms), 'none']);
  tries.push([terms, 'where-unknown']);
  if (terms.words.length <= MOST_BEGINNINGS) tries.push([terms, 'everywhere']);
  for (const [tried, beginnings] of tries) {
    const result = runQuery(index, tried, beginnings);
    if (result.verses.length > 0) return { ...result, ...ALL, isByBeginnings: beginnings !== 'none' };
  }
  return withoutCommonWords(index, terms) ?? { ...first, ...ALL };
}

function shortOf(verb: string): string {
  return verb.toLowerCase() === 'will' ? 'won’t' : verb.toLowerCase() === 'can' ? 'can’t' : `${verb}n’t`;
}

function hasLord({ words, phrases }: SearchTerms): boolean {
  return [...words, ...phrases.flat()].some(({ form }) => form === 'lord');
}

/** The World English Bible has 'Yahweh' where others have 'the LORD', which people type without capitals. */
function withTheName({ words, phrases }: SearchTerms): SearchTerms {
  const named = (terms: readonly Term[]) =>
    terms
      .filter(({ form }, i) => form !== 'the' || terms[i + 1]?.form.toLowerCase() !== 'lord')
      .map((term) => (term.form === 'lord' ? { ...term, form: 'LORD' } : term));
  return { words: named(words), phrases: phrases.map(named) };
}

/** 'beth el' as this text's 'Beth-el', 'bethshemesh' and 'Beth-shemesh' as its 'Beth Shemesh'. */
function withNames(index: SearchIndex, { words, phrases }: SearchTerms): SearchTerms {
  const isKnown = (form: string) => classOf(index, form).whole.length > 0;
  const named: SearchTerms = { words: [], phrases: [...phrases] };
  for (let i = 0; i < words.length; i++) {
    const { form, parts } = words[i]!;
    const next = words[i + 1]?.form ?? '';
    if (next !== '' && isKnown(form + next)) {
      named.words.push({ form: form + next, parts: [] });
      i += 1;
    } else if (isKnown(form)) named.words.push(words[i]!);
    else {
      const split = parts.length > 0 ? parts : splitOf(form, isKnown);
      if (split === null) named.words.push(words[i]!);
      else named.phrases.push(split.map((part) => ({ form: part, parts: [] })));
    }
  }
  return named;
}

function splitOf(form: string, isKnown: (form: string) => boolean): readonly string[] | null {
  for (let at = 3; at <= Math.min(form.length, 24) - 3; at++) {
    const two = [form.slice(0, at), form.slice(at)];
    if (two.every(isKnown)) return two;
  }
  return null;
}

function withoutCommonWords(index: SearchIndex, { words, phrases }: SearchTerms): Found | null {
  const rarity = (form: string) =>
    classOf(index, form).whole.reduce(
      (sum, word) => sum + index.postingStart[word + 1]! - index.postingStart[word]!,
      0,
    );
  const byRarity = words
    .map((term) => ({ term, verses: rarity(term.form) }))
    .filter(({ verses }) => verses > 0)
    .sort((a, b) => b.verses - a.verses);
  if (byRarity.length < FEWEST_FOR_MOST) return null;
  const left = new Set(byRarity.map(({ term }) => term));
  for (const { term } of byRarity.slice(0, Math.min(MOST_LEFT_OUT, byRarity.length / 2))) {
    left.delete(term);
    const kept = words.filter((word) => left.has(word));
    const some = { words: kept, phrases };
    for (const terms of hasLord(some) ? [some, withTheName(some)] : [some]) {
      const result = runQuery(index, terms, 'none');
      if (result.verses.length > 0) return { ...result, ...ALL, isPartial: true };
    }
  }
  return null;
}

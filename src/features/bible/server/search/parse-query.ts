import { SEARCH_LIMITS } from '../../bible.rules.ts';
import { partsOf, wordsOf } from './words.ts';

/** A word as somebody typed it: the form that `wordForm` gives, and those of its parts if it has hyphens. */
export interface Term {
  form: string;
  parts: readonly string[];
}

/** What is searched for: a verse must have every word and every phrase. */
export interface SearchTerms {
  words: Term[];
  /** Each a run of words that must stand together. */
  phrases: Term[][];
}

/** Phones type curly quotes. A quote that is not closed goes on to the end. */
const PHRASE = /["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)/g;

/** The words and quoted phrases of what somebody typed, within `SEARCH_LIMITS`. */
export function parseTerms(query: string): SearchTerms {
  const typed = meansTheName(query) ? query : query.toLowerCase();
  const phrases: Term[][] = [];
  const rest = typed.replace(PHRASE, (_, phrase: string) => {
    const words = termsOf(phrase);
    if (words.length > 0 && phrases.length < SEARCH_LIMITS.phrases) phrases.push(words);
    return ' ';
  });
  return { words: termsOf(rest), phrases };
}

/** Who writes 'LORD' in capitals means the Name, unless all is in capitals ('LOVE THE LORD'). */
function meansTheName(query: string): boolean {
  return /\p{Ll}/u.test(query) || /^[^\p{L}]*(LORD|GOD)([^\p{L}]+(LORD|GOD))?[^\p{L}]*$/u.test(query);
}

function termsOf(text: string): Term[] {
  return wordsOf(text)
    .slice(0, SEARCH_LIMITS.words)
    .map(({ start, end, form }) => ({ form, parts: partsOf(text.slice(start, end)) }));
}

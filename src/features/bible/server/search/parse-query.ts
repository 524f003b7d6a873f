import { SEARCH_LIMITS } from '../../bible.rules.ts';
import { wordsOf } from './words.ts';

/** What is searched for: a verse must have every word and every phrase. All are in the form that `wordForm` gives. */
export interface SearchTerms {
  words: string[];
  /** Each a run of words that must stand together. */
  phrases: string[][];
}

/** Phones type curly quotes. A quote that is not closed goes on to the end. */
const PHRASE = /["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)/g;

export function parseTerms(query: string): SearchTerms {
  const phrases: string[][] = [];
  const rest = query.replace(PHRASE, (_, phrase: string) => {
    const words = forms(phrase);
    if (words.length > 0 && phrases.length < SEARCH_LIMITS.phrases) phrases.push(words);
    return ' ';
  });
  return { words: [...new Set(forms(rest))], phrases };
}

function forms(text: string): string[] {
  return wordsOf(text)
    .map((word) => word.form)
    .slice(0, SEARCH_LIMITS.words);
}

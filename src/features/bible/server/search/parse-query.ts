import { SEARCH_LIMITS } from '../../bible.rules.ts';
import { wordsOf } from './words.ts';

/** What is searched for: every word must be there, every phrase too; all in the form of `wordForm`. */
export interface SearchTerms {
  words: string[];
  /** Each a run of words that must stand together. */
  phrases: string[][];
}

/** Phones type curly quotes; a quote that is still open runs to the end. */
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

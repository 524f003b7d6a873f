import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { type DraftForm, restOfWords } from '#platform/client/use-kept-draft.ts';
import type { QuotedVerse } from './components/verse-quote.tsx';

/** A few words with a verse beside them, if there is one. */
export interface WordsDraft {
  text: string;
  verse: QuotedVerse | null;
  /** One key for as long as the words stay the same: sent again, they are written once. */
  key: { of: string; value: string } | null;
}

/** How such words are kept; `name` says of which request. */
export function wordsForm(name: string): DraftForm<WordsDraft> {
  const empty: WordsDraft = { text: '', verse: null, key: null };
  return {
    name,
    empty,
    rest: restOfWords,
    serialize: (draft) => (draft.text === '' && draft.verse === null ? '' : JSON.stringify(draft)),
    parse(text) {
      try {
        const value = JSON.parse(text ?? 'null') as WordsDraft | null;
        if (value === null || typeof value.text !== 'string') return empty;
        const isVerse = TRANSLATION_IDS.some((id) => id === value.verse?.translation);
        return { text: value.text, verse: isVerse ? value.verse : null, key: value.key ?? null };
      } catch {
        return empty;
      }
    },
  };
}

/** The key under which these words are sent. */
export function keyOfWords(
  { text, verse, key }: WordsDraft,
  newKey: () => string,
): { of: string; value: string } {
  const of = JSON.stringify([text, verse?.reference, verse?.translation]);
  return key?.of === of ? key : { of, value: newKey() };
}

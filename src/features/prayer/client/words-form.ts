import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { type Sent, sentIn } from '#platform/client/create-once.ts';
import { type DraftForm, restOfWords } from '#platform/client/use-kept-draft.ts';
import type { QuotedVerse } from './components/verse-quote.tsx';

/** A few words with a verse beside them, if there is one. */
export interface WordsDraft {
  text: string;
  verse: QuotedVerse | null;
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

/** How such words are kept; `name` says of which request. */
export function wordsForm(name: string): DraftForm<WordsDraft> {
  const empty: WordsDraft = { text: '', verse: null, sent: null };
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
        return { text: value.text, verse: isVerse ? value.verse : null, sent: sentIn(value.sent) };
      } catch {
        return empty;
      }
    },
  };
}

import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { textIn } from '#platform/client/kept-values.ts';
import { type DraftForm, restOfWords } from '#platform/client/use-kept-draft.ts';
import type { QuotedVerse } from './components/verse-quote.tsx';
import { verseIn } from './kept-verse.ts';

/** A few words with a verse beside them, if there is one. */
export interface WordsDraft {
  text: string;
  verse: QuotedVerse | null;
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

const EMPTY: WordsDraft = { text: '', verse: null, sent: null };

/** How such words are kept; `name` says of which request. */
export function wordsForm(name: string): DraftForm<WordsDraft> {
  return draftForm({
    name,
    empty: EMPTY,
    fields: { text: textIn, verse: verseIn, sent: sentIn },
    rest: restOfWords,
  });
}

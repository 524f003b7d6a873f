import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { objectOf, oneOf, orNull, textIn } from '#platform/client/kept-values.ts';
import type { QuotedVerse } from './components/verse-quote.tsx';

/** A verse beside words that a browser has kept. */
export const verseIn = orNull(
  objectOf<QuotedVerse>({ reference: textIn, translation: oneOf(TRANSLATION_IDS), text: textIn }),
);

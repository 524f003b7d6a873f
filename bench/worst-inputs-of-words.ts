import { STRONGS_LIMITS } from '#features/bible/strongs.rules.ts';
import type { Sent } from './worst-inputs.ts';

/** The most that is asked of what stands behind a text's words. @param tagged a text that says it; null: none is installed */
export function worstInputsOfWords(
  cookie: string,
  tagged: string | null,
): Record<string, readonly Partial<Sent>[]> {
  if (tagged === null) return {};
  const translation = `translation=${encodeURIComponent(tagged)}`;
  const word = (number: string, offset: number) => ({
    cookie,
    path: `/api/bible/strongs/${number}?${translation}&limit=${STRONGS_LIMITS.maxPage}&offset=${offset}`,
  });
  const wordsOf = (place: string) => ({ cookie, path: `/api/bible/books/${place}/words?${translation}` });
  return {
    // The longest verse, and one with many words that have several numbers.
    'GET /api/bible/books/:bookId/chapters/:chapter/verses/:verse/words': [
      wordsOf('EST/chapters/8/verses/9'),
      wordsOf('REV/chapters/20/verses/4'),
    ],
    // The particle and the name that stand in most verses.
    'GET /api/bible/strongs/:number': [
      word('H853', 0),
      word('H853', 7000),
      word('H3068', 0),
      word('G3588', 0),
    ],
  };
}

import type { TranslationId } from '../bible.rules.ts';
import { BOOKS } from '../books.rules.ts';
import { translation as load } from './text/bible-library.ts';

/** How many verses the chapters of a translation have: 0 where there is no such chapter. */
export async function verseCounts(
  translation: TranslationId,
): Promise<(bookId: string, chapter: number) => number> {
  const text = await load(translation);
  return (bookId, chapter) =>
    text.verseCount(
      BOOKS.findIndex(({ id }) => id === bookId),
      chapter,
    );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chapterName } from '#features/bible/books.rules.ts';
import {
  chapterQuery,
  linesOfVerses,
  useReaderPreferences,
} from '#features/bible/client/for-other-features.ts';
import { formatVerses, parseVerses } from '#features/bible/verse-numbers.rules.ts';

/** The passage of an address, in the translation that this browser reads. */
export function usePassage({ book, chapter, verse }: { book: string; chapter: string; verse: string }) {
  const { translation } = useReaderPreferences();
  const { data, error, refetch } = useQuery(chapterQuery(book.toUpperCase(), chapter, translation));
  const passage = useMemo(() => {
    if (data === undefined) return undefined;
    const verses = parseVerses(verse);
    const reference = `${chapterName(data.bookId, data.chapter)}:${formatVerses(verses)}`;
    return {
      verses,
      reference,
      translation: data.text.abbreviation,
      language: data.text.language,
      lines: linesOfVerses(data.blocks, verses),
    };
  }, [data, verse]);
  return { passage, error, refetch };
}

import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { keyOf } from '#platform/client/endpoint-keys.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import type { TextId } from '../../bible.rules.ts';
import { getStrongsWord, getVerseWords } from '../../strongs.contract.ts';
import { STRONGS_LIMITS } from '../../strongs.rules.ts';

export function verseWordsQuery(
  { bookId, chapter, verse }: { bookId: string; chapter: number; verse: number },
  translation: TextId,
) {
  return endpointQuery(getVerseWords, {
    params: { bookId, chapter: String(chapter), verse: String(verse) },
    query: { translation },
  });
}

/** A word and the verses that have it, a page at a time. @param within a testament or a book; '' is everywhere */
export function strongsWordQuery(number: string, translation: TextId, within: string) {
  const asked = within === '' ? { translation } : { translation, within };
  return infiniteQueryOptions({
    queryKey: keyOf(getStrongsWord, { params: { number }, query: asked }),
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        getStrongsWord,
        { params: { number }, query: { ...asked, limit: STRONGS_LIMITS.page, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.verses.length, 0);
      return shown < last.total && last.verses.length > 0 ? shown : null;
    },
  });
}

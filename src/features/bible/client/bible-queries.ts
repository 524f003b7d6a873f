import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { keyOf } from '#platform/client/endpoint-keys.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import {
  type Chapter,
  getChapter,
  getOpenReadingSession,
  getPosition,
  getVerseOfTheDay,
  listBooks,
  listChaptersRead,
  searchBible,
} from '../bible.contract.ts';
import { SEARCH_LIMITS, TEXT_VERSION, type TextId } from '../bible.rules.ts';
import { listFavoriteIds, listFavorites } from '../favorites.contract.ts';
import { listTranslations } from '../texts.contract.ts';

/** The texts that can be read. */
export const translationsQuery = endpointQuery(listTranslations);
export const booksQuery = endpointQuery(listBooks);
export const positionQuery = endpointQuery(getPosition);
export const chaptersReadQuery = endpointQuery(listChaptersRead);
/** The open reading session, which the server keeps: it goes on over reloads and from chapter to chapter. */
export const openReadingSessionQuery = endpointQuery(getOpenReadingSession);

/** Its address is that of `chapterPath`, by which the page brings the text along. */
export function chapterQuery(bookId: string, chapter: string | number, translation: TextId) {
  return endpointQuery(getChapter, {
    params: { bookId, chapter: String(chapter) },
    query: { translation, v: TEXT_VERSION },
  });
}

/**
 * The chapter to read. While another translation of it is fetched, the one that stands there stays: the page keeps its
 * length, and the reader their place.
 */
export function shownChapterQuery(bookId: string, chapter: string | number, translation: TextId) {
  return {
    ...chapterQuery(bookId, chapter, translation),
    placeholderData: (before: Chapter | undefined) =>
      before?.bookId === bookId && before.chapter === Number(chapter) ? before : undefined,
  };
}

export function verseOfTheDayQuery(translation: TextId) {
  return endpointQuery(getVerseOfTheDay, { query: { translation } });
}

export function favoritesQuery(translation: TextId) {
  return endpointPages(listFavorites, { query: { translation } });
}

/** Which verses are kept, in whatever translation. */
export const favoriteIdsQuery = endpointQuery(listFavoriteIds);

/** Results a page at a time; the total is on every page. What stands there stays until another place has answered. */
export function searchQuery(q: string, translation: TextId, within: string) {
  const asked = within === '' ? { q, translation } : { q, translation, within };
  return infiniteQueryOptions({
    queryKey: keyOf(searchBible, { query: asked }),
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        searchBible,
        { query: { ...asked, limit: SEARCH_LIMITS.page, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.verses.length, 0);
      return shown < last.total && last.verses.length > 0 ? shown : null;
    },
  });
}

import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { loadByKey } from '#platform/client/query-client.ts';
import type {
  addFavorite,
  getChapter,
  getPosition,
  getVerseOfTheDay,
  listBooks,
  listChaptersRead,
  listFavorites,
  markChapterRead,
  removeFavorite,
  savePosition,
  searchBible,
} from '../bible.contract.ts';
import { chapterPath, SEARCH_LIMITS, type TranslationId } from '../bible.rules.ts';

export const booksQuery = queryOptions({
  queryKey: ['/api/bible/books'],
  queryFn: ({ signal }) => callEndpoint<typeof listBooks>('GET /api/bible/books', {}, { signal }),
});

export function chapterQuery(bookId: string, chapter: string | number, translation: TranslationId) {
  return queryOptions({
    queryKey: [chapterPath(bookId, chapter, translation)],
    queryFn: loadByKey<CallOutput<typeof getChapter>>,
  });
}

export function verseOfTheDayQuery(translation: TranslationId) {
  return queryOptions({
    queryKey: ['/api/bible/verse-of-the-day', translation],
    queryFn: ({ signal }) =>
      callEndpoint<typeof getVerseOfTheDay>(
        'GET /api/bible/verse-of-the-day',
        { query: { translation } },
        { signal },
      ),
  });
}

/** Results a page at a time; the total is on every page. */
export function searchQuery(q: string, translation: TranslationId) {
  return infiniteQueryOptions({
    queryKey: ['/api/bible/search', q, translation],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint<typeof searchBible>(
        'GET /api/bible/search',
        { query: { q, translation, limit: SEARCH_LIMITS.page, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.verses.length, 0);
      return shown < last.total && last.verses.length > 0 ? shown : null;
    },
  });
}

const favoritesKey = ['/api/bible/favorites'] as const;

export function favoritesQuery(translation: TranslationId) {
  return queryOptions({
    queryKey: [...favoritesKey, translation],
    queryFn: ({ signal }) =>
      callEndpoint<typeof listFavorites>('GET /api/bible/favorites', { query: { translation } }, { signal }),
  });
}

/** Keeps a verse ('JHN.3.16') among the favorites, or takes it out. */
export async function setFavorite(
  queryClient: QueryClient,
  verseId: string,
  isFavorite: boolean,
): Promise<void> {
  const params = { verseId };
  if (isFavorite) await callEndpoint<typeof addFavorite>('PUT /api/bible/favorites/:verseId', { params });
  else await callEndpoint<typeof removeFavorite>('DELETE /api/bible/favorites/:verseId', { params });
  await queryClient.invalidateQueries({ queryKey: favoritesKey });
}

export const positionQuery = queryOptions({
  queryKey: ['/api/bible/position'],
  queryFn: ({ signal }) => callEndpoint<typeof getPosition>('GET /api/bible/position', {}, { signal }),
});

/** Keeps the place, even of a page that is left at once. */
export function rememberPosition(body: { bookId: string; chapter: number; translation: TranslationId }) {
  return callEndpoint<typeof savePosition>('PUT /api/bible/position', { body }, { keepalive: true });
}

export const chaptersReadQuery = queryOptions({
  queryKey: ['/api/bible/chapters-read'],
  queryFn: ({ signal }) =>
    callEndpoint<typeof listChaptersRead>('GET /api/bible/chapters-read', {}, { signal }),
});

export function markRead(bookId: string, chapter: number) {
  return callEndpoint<typeof markChapterRead>('POST /api/bible/books/:bookId/chapters/:chapter/read', {
    params: { bookId, chapter: String(chapter) },
  });
}

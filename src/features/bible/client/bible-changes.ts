import { keepProgress } from '#features/people/client/for-other-features.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type continueReadingSession,
  type endReadingSession,
  getOpenReadingSession,
  getPosition,
  type startReadingSession,
  type updatePosition,
} from '../bible.contract.ts';
import {
  type createFavorite,
  type deleteFavorite,
  listFavoriteIds,
  listFavorites,
} from '../favorites.contract.ts';
import { listRecentChapters } from '../recent-chapters.contract.ts';

/** The newest favorite comes first. Its text in another translation is fetched when it is shown. */
export const favoriteCreated: Changes<typeof createFavorite> = (cache, verse, { query = {} }) => {
  cache.set(listFavoriteIds, (ids) => [...new Set([...ids, verse.id])]);
  cache.setPages(listFavorites, (favorites, shown) => {
    if (favorites.some(({ id }) => id === verse.id)) return favorites;
    return shown.query['translation'] === query.translation ? [verse, ...favorites] : undefined;
  });
};

export const favoriteDeleted: Changes<typeof deleteFavorite> = (cache, _, { params }) => {
  cache.set(listFavoriteIds, (ids) => ids.filter((id) => id !== params.verseId));
  cache.setPages(listFavorites, (favorites) => favorites.filter(({ id }) => id !== params.verseId));
};

export const positionUpdated: Changes<typeof updatePosition> = (cache, position) => {
  cache.set(getPosition, () => position);
  cache.set(listRecentChapters, () => undefined);
};

/** A reading session that was open before has been ended and paid with it. */
export const readingSessionStarted: Changes<typeof startReadingSession> = (
  cache,
  { progress, ...session },
) => {
  cache.set(getOpenReadingSession, () => session);
  keepProgress(cache, progress);
};

/** Another reading session may be open by now. */
export const readingSessionContinued: Changes<typeof continueReadingSession> = (cache, session) => {
  cache.set(getOpenReadingSession, (open) => (open?.id === session.id ? session : open));
};

export const readingSessionEnded: Changes<typeof endReadingSession> = (cache, { id, progress }) => {
  cache.set(getOpenReadingSession, (open) => (open?.id === id ? null : open));
  keepProgress(cache, progress);
};

import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { createFavorite, deleteFavorite, listFavorites } from '../bible.contract.ts';
import { createFavoriteRow, deleteFavoriteRow, findFavorites } from './favorite-store.ts';
import { findTranslation, findVerse } from './find-place.ts';

/** A reader's favorite verses. They are kept by id, and read in any translation. */
export function favoriteRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(listFavorites, async ({ query, caller }) => {
    const { text } = await findTranslation(query.translation);
    return (await findFavorites(db, caller.id)).map((verseId) => findVerse(text, verseId));
  });

  endpoints.handle(createFavorite, async ({ params, query, caller }) => {
    const verse = findVerse((await findTranslation(query.translation)).text, params.verseId);
    await createFavoriteRow(db, { userId: caller.id, verseId: verse.id, now: clock.now() });
    return verse;
  });

  endpoints.handle(deleteFavorite, async ({ params, caller }) => {
    const verse = findVerse((await findTranslation('WEB')).text, params.verseId);
    await deleteFavoriteRow(db, caller.id, verse.id);
  });
}

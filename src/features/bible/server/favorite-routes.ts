import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { createFavorite, deleteFavorite, listFavorites } from '../bible.contract.ts';
import { MOST_FAVORITES, TRANSLATION_IDS, type TranslationId } from '../bible.rules.ts';
import { createFavoriteRow, deleteFavoriteRow, findFavorites } from './favorite-store.ts';
import { findTranslation, findVerse } from './find-place.ts';
import { isPutInstead } from './text/omitted-verses.ts';

/** A reader's favorite verses. They are kept by id, and read in any translation. */
export function favoriteRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(listFavorites, async ({ query, caller }) => {
    const { text } = await findTranslation(query.translation);
    return (await findFavorites(db, caller.id, MOST_FAVORITES)).map((verseId) => findVerse(text, verseId));
  });

  endpoints.handle(createFavorite, async ({ params, query, caller }) => {
    const { id: translation, text } = await findTranslation(query.translation);
    const verse = findVerse(text, params.verseId);
    if (verse.text === '' || isPutInstead(translation, verse.id)) throw noWordsThere(translation);
    const favorite = { userId: caller.id, verseId: verse.id, now: clock.now() };
    if (!(await createFavoriteRow(db, favorite, MOST_FAVORITES))) throw tooManyFavorites();
    return verse;
  });

  endpoints.handle(deleteFavorite, async ({ params, caller }) => {
    const verse = findVerse((await findTranslation('WEB')).text, params.verseId);
    await deleteFavoriteRow(db, caller.id, verse.id);
  });
}

function noWordsThere(translation: TranslationId): AppError {
  const others = TRANSLATION_IDS.filter((id) => id !== translation).join(' or ');
  return new AppError(
    'NOT_FOUND',
    `The ${translation} has no words at this verse. Read it in the ${others}.`,
  );
}

function tooManyFavorites(): AppError {
  const most = MOST_FAVORITES.toLocaleString('en-US');
  return new AppError(
    'TOO_LARGE',
    `You have ${most} favorite verses, which is the most. Please remove one first.`,
  );
}

import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { MOST_FAVORITES, TRANSLATION_IDS, type TranslationId } from '../bible.rules.ts';
import { createFavorite, deleteFavorite, listFavorites } from '../favorites.contract.ts';
import { createFavoriteRow, deleteFavoriteRow, findFavorites } from './favorite-store.ts';
import { findTranslation, findVerse } from './find-place.ts';
import type { Translation, Verse } from './text/bible-library.ts';
import { isPutInstead } from './text/omitted-verses.ts';

/** A reader's favorite verses. They are kept by id, and read in any translation. */
export function favoriteRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(listFavorites, async ({ query, caller }) => {
    const asked = await findTranslation(query.translation);
    const ids = await findFavorites(db, caller.id, MOST_FAVORITES);
    return Promise.all(ids.map((verseId) => favoriteIn(asked, verseId)));
  });

  endpoints.handle(createFavorite, async ({ params, query, caller }) => {
    const asked = await findTranslation(query.translation);
    const verse = await favoriteIn(asked, params.verseId);
    if (verse.translation !== asked.id) throw noWordsThere(asked.id, verse.translation);
    const favorite = { userId: caller.id, verseId: verse.id, now: clock.now() };
    if (!(await createFavoriteRow(db, favorite, MOST_FAVORITES))) throw tooManyFavorites();
    return verse;
  });

  endpoints.handle(deleteFavorite, async ({ params, caller }) => {
    const verse = findVerse((await findTranslation('WEB')).text, params.verseId);
    await deleteFavoriteRow(db, caller.id, verse.id);
  });
}

/**
 * A verse in the translation that was asked for, or in the first that has words there: our notice in place of a verse is none.
 * @throws AppError NOT_FOUND for an id that names no verse.
 */
async function favoriteIn({ id, text }: { id: TranslationId; text: Translation }, verseId: string) {
  const verse = findVerse(text, verseId);
  if (hasWords(id, verse)) return { ...verse, translation: id };
  for (const other of TRANSLATION_IDS) {
    const there = findVerse((await findTranslation(other)).text, verseId);
    if (hasWords(other, there)) return { ...there, translation: other };
  }
  return { ...verse, translation: id };
}

function hasWords(translation: TranslationId, { id, text }: Verse): boolean {
  return text !== '' && !isPutInstead(translation, id);
}

function noWordsThere(asked: TranslationId, other: TranslationId): AppError {
  return new AppError('NOT_FOUND', `The ${asked} has no words at this verse. Read it in the ${other}.`);
}

function tooManyFavorites(): AppError {
  const most = MOST_FAVORITES.toLocaleString('en-US');
  return new AppError(
    'TOO_LARGE',
    `You have ${most} favorite verses, which is the most. Please remove one first.`,
  );
}

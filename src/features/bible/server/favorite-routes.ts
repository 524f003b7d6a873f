import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { isOurs, MOST_FAVORITES, type TextId, TRANSLATION_IDS } from '../bible.rules.ts';
import { createFavorite, deleteFavorite, listFavoriteIds, listFavorites } from '../favorites.contract.ts';
import { createFavoriteRow, deleteFavoriteRow, findFavoriteIds, findFavorites } from './favorite-store.ts';
import { findTranslation, findVerse, verseIn } from './find-place.ts';
import { translation as load, type Translation, type Verse } from './text/bible-library.ts';
import type { BroughtTexts } from './text/brought/brought-texts.ts';
import { isPutInstead } from './text/omitted-verses.ts';

/** A reader's favorite verses. They are kept by id, and read in any translation. */
export function favoriteRoutes(
  endpoints: Endpoints,
  { db, clock }: { db: Db; clock: Clock },
  brought: BroughtTexts,
): void {
  endpoints.handle(listFavorites, async ({ query, caller, request, reply }) => {
    const asked = await findTranslation(brought, query.translation);
    const rows = await pageOf(
      { request, reply, query },
      ({ after, limit }) => {
        // A cursor has no dots.
        const place = after && { at: after.at, id: after.id.replaceAll('-', '.') };
        return findFavorites(db, { userId: caller.id, after: place, limit });
      },
      ({ created_at, verse_id }) => ({ at: created_at, id: verse_id.replaceAll('.', '-') }),
    );
    return Promise.all(rows.map(({ verse_id }) => favoriteIn(asked, verse_id)));
  });

  endpoints.handle(listFavoriteIds, ({ caller }) => findFavoriteIds(db, caller.id));

  endpoints.handle(createFavorite, async ({ params, query, caller }) => {
    const asked = await findTranslation(brought, query.translation);
    const verse = await favoriteIn(asked, params.verseId);
    if (verse.translation !== asked.id) throw noWordsThere(asked.id, verse.translation);
    const favorite = { userId: caller.id, verseId: verse.id, now: clock.now() };
    if (!(await createFavoriteRow(db, favorite, MOST_FAVORITES))) throw tooManyFavorites();
    return verse;
  });

  endpoints.handle(deleteFavorite, async ({ params, caller }) => {
    const verse = findVerse(await load('WEB'), params.verseId);
    await deleteFavoriteRow(db, caller.id, verse.id);
  });
}

/**
 * A verse in the translation that was asked for, or in the first that has words there: our notice in place of a verse is none.
 * @throws AppError NOT_FOUND for an id that names no verse.
 */
async function favoriteIn({ id, text }: { id: TextId; text: Translation }, verseId: string) {
  // Which verses there are, ours say: a text that was brought may be a part of the Bible.
  const verse = findVerse(isOurs(id) ? text : await load('WEB'), verseId);
  const asked = isOurs(id) ? verse : verseIn(text, verseId);
  if (asked && hasWords(id, asked)) return { ...asked, translation: id };
  for (const other of TRANSLATION_IDS) {
    const there = findVerse(await load(other), verseId);
    if (hasWords(other, there)) return { ...there, translation: other };
  }
  return { ...verse, translation: id };
}

function hasWords(translation: TextId, { id, text }: Verse): boolean {
  return text !== '' && !isPutInstead(translation, id);
}

function noWordsThere(asked: TextId, other: TextId): AppError {
  return new AppError(
    'NOT_FOUND',
    `The ${isOurs(asked) ? asked : 'text that you read'} has no words at this verse. Read it in the ${other}.`,
  );
}

function tooManyFavorites(): AppError {
  const most = MOST_FAVORITES.toLocaleString('en-US');
  return new AppError(
    'TOO_LARGE',
    `You have ${most} favorite verses, which is the most. Please remove one first.`,
  );
}

import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { addFavorite, getPosition, listFavorites, removeFavorite, savePosition } from '../bible.contract.ts';
import { place } from './bible-text-routes.ts';
import { findChapter, findTranslation, findVerse } from './find-place.ts';

/** What a reader keeps: favorite verses, and the place in the book. */
export function keepsakeRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(listFavorites, async ({ query, caller }) => {
    const { text } = await findTranslation(query.translation);
    const rows = await db
      .selectFrom('verse_favorite')
      .select('verse_id')
      .where('user_id', '=', caller.userId)
      .orderBy('created_at', 'desc')
      .orderBy('verse_id')
      .execute();
    return rows.map((row) => findVerse(text, row.verse_id));
  });

  endpoints.handle(addFavorite, async ({ params, caller }) => {
    const verse = findVerse((await findTranslation('WEB')).text, params.verseId);
    await db
      .insertInto('verse_favorite')
      .values({ user_id: caller.userId, verse_id: verse.id, created_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'verse_id']).doNothing())
      .execute();
    return verse;
  });

  endpoints.handle(removeFavorite, async ({ params, caller }) => {
    const verse = findVerse((await findTranslation('WEB')).text, params.verseId);
    await db
      .deleteFrom('verse_favorite')
      .where('user_id', '=', caller.userId)
      .where('verse_id', '=', verse.id)
      .execute();
  });

  endpoints.handle(getPosition, async ({ caller }) => {
    const row = await db
      .selectFrom('reading_position')
      .selectAll()
      .where('user_id', '=', caller.userId)
      .executeTakeFirst();
    return row ? { ...place(findChapter(row.book_id, row.chapter)), translation: row.translation } : null;
  });

  endpoints.handle(savePosition, async ({ body, caller }) => {
    const { id } = await findTranslation(body.translation);
    const position = place(findChapter(body.bookId, body.chapter));
    const values = {
      book_id: position.bookId,
      chapter: position.chapter,
      translation: id,
      updated_at: clock.now(),
    };
    await db
      .insertInto('reading_position')
      .values({ user_id: caller.userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    return { ...position, translation: id };
  });
}

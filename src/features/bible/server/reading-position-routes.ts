import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { getPosition, updatePosition } from '../bible.contract.ts';
import { place } from './bible-text-routes.ts';
import { findChapter, findTranslation } from './find-place.ts';
import { findPosition, upsertPosition } from './reading-position-store.ts';

/** The place in the book where a reader goes on. */
export function readingPositionRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(getPosition, async ({ caller }) => {
    const row = await findPosition(db, caller.id);
    return row ? { ...place(findChapter(row.book_id, row.chapter)), translation: row.translation } : null;
  });

  endpoints.handle(updatePosition, async ({ body, caller }) => {
    const { id: translation } = await findTranslation(body.translation);
    const position = place(findChapter(body.bookId, body.chapter));
    await upsertPosition(db, {
      user_id: caller.id,
      book_id: position.bookId,
      chapter: position.chapter,
      translation,
      updated_at: clock.now(),
    });
    return { ...position, translation };
  });
}

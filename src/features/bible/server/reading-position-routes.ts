import { lightLamp } from '#features/rhythm/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { getPosition, updatePosition } from '../bible.contract.ts';
import { place } from './bible-text-routes.ts';
import { findChapter, findTranslation } from './find-place.ts';
import { upsertPosition } from './reading-position-store.ts';
import { keepRecentChapter } from './recent-chapter-store.ts';
import type { BroughtTexts } from './text/brought/brought-texts.ts';
import { whereReadingGoesOn } from './where-reading-goes-on.ts';

/** The place in the book where a reader goes on; keeping it lights today's lamp. */
export function readingPositionRoutes(
  endpoints: Endpoints,
  { db, clock, deeds }: Pick<ServerDeps, 'db' | 'clock' | 'deeds'>,
  brought: BroughtTexts,
): void {
  endpoints.handle(getPosition, ({ caller }) => whereReadingGoesOn(db, caller.id));

  endpoints.handle(updatePosition, async ({ body, caller }) => {
    const { id: translation } = await findTranslation(brought, body.translation);
    const position = place(findChapter(body.bookId, body.chapter));
    const now = clock.now();
    // A chapter is told when somebody has stayed in it for a while: that is reading, marked or not.
    return inUserTransaction(db, caller.id, async (tx) => {
      await upsertPosition(tx, {
        user_id: caller.id,
        book_id: position.bookId,
        chapter: position.chapter,
        translation,
        updated_at: now,
      });
      await keepRecentChapter(tx, {
        user_id: caller.id,
        book_id: position.bookId,
        chapter: position.chapter,
        translation,
        read_at: now,
      });
      await lightLamp(tx, caller, 'read', now);
      // Who has finished a chapter has the next one in view, which a plan may have for tomorrow.
      if (!body.isJustBegun) {
        const chapterId = `${position.bookId}.${position.chapter}`;
        await deeds.tell(tx, 'chapter-read', { reader: caller, chapterId, now });
      }
      return (await whereReadingGoesOn(tx, caller.id))!;
    });
  });
}

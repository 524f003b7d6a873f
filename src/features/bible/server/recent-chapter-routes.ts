import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { clearRecentChapters, listRecentChapters } from '../recent-chapters.contract.ts';
import { place } from './bible-text-routes.ts';
import { findChapter } from './find-place.ts';
import { deleteRecentChapters, findRecentChapters } from './recent-chapter-store.ts';

/** Where somebody read lately: noted with their place in the book, shown to them alone. */
export function recentChapterRoutes(endpoints: Endpoints, { db }: { db: Db }): void {
  endpoints.handle(listRecentChapters, async ({ caller }) => {
    const rows = await findRecentChapters(db, caller.id);
    return rows.map((row) => ({
      ...place(findChapter(row.book_id, row.chapter)),
      translation: row.translation,
      readAt: row.read_at,
    }));
  });

  endpoints.handle(clearRecentChapters, ({ caller }) => deleteRecentChapters(db, caller.id));
}

import type { PersonalData } from '#platform/server/personal-data.ts';
import { findFavoriteRows } from './favorite-store.ts';
import { findPosition } from './reading-position-store.ts';
import { findAllReading } from './reading-store.ts';

export const readingData: PersonalData = {
  section: 'bibleReading',
  tables: ['reading_session', 'chapter_read', 'verse_favorite', 'reading_position'],
  async *exportOf(db, userId) {
    const { sessions, chapters } = await findAllReading(db, userId);
    const favorites = await findFavoriteRows(db, userId);
    const position = await findPosition(db, userId);
    yield [
      ...sessions.map((row) => ({
        kind: 'session',
        startedAt: row.started_at,
        endedAt: row.ended_at,
        visibleMs: row.visible_ms,
        xpEarned: row.xp_earned,
      })),
      ...chapters.map((row) => ({
        kind: 'chapter',
        id: row.chapter_id,
        readAt: row.read_at,
        xpEarned: row.xp_earned,
      })),
      ...favorites.map((row) => ({ kind: 'favorite', verseId: row.verse_id, createdAt: row.created_at })),
      ...(position ? [{ kind: 'position', bookId: position.book_id, chapter: position.chapter }] : []),
    ];
  },
};

import type { PersonalData } from '#platform/server/personal-data.ts';

export const readingData: PersonalData = {
  section: 'bibleReading',
  tables: ['reading_session', 'chapter_read', 'verse_favorite', 'reading_position'],
  async *exportOf(db, userId) {
    const sessions = await db
      .selectFrom('reading_session')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    const chapters = await db.selectFrom('chapter_read').selectAll().where('user_id', '=', userId).execute();
    const favorites = await db
      .selectFrom('verse_favorite')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    const positions = await db
      .selectFrom('reading_position')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
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
      ...positions.map((row) => ({ kind: 'position', bookId: row.book_id, chapter: row.chapter })),
    ];
  },
};

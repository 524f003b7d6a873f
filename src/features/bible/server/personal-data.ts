import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import type {
  ChapterReadAgainTable,
  ChapterReadBeforeTable,
  ChapterReadTable,
  RecentChapterTable,
  VerseFavoriteTable,
} from './bible-tables.ts';
import { findFavoritesAfter } from './favorite-store.ts';
import { findReadAgainAfter, findReadBeforeAfter } from './read-again-store.ts';
import { findPosition } from './reading-position-store.ts';
import { findChaptersReadAfter, findReadingSessionsAfter, type ReadingSessionRow } from './reading-store.ts';
import { findRecentChaptersInOrder } from './recent-chapter-store.ts';

export const readingData: PersonalData = {
  section: 'bibleReading',
  tables: [
    'reading_session',
    'chapter_read',
    'chapter_read_again',
    'chapter_read_before',
    'verse_favorite',
    'reading_position',
    'recent_chapter',
  ],
  async *exportOf(db, userId) {
    const sessions = inPages<ReadingSessionRow>((last, limit) =>
      findReadingSessionsAfter(db, { userId, last, limit }),
    );
    for await (const rows of sessions) yield rows.map(presentSession);
    const chapters = inPages<ChapterReadTable>((last, limit) =>
      findChaptersReadAfter(db, { userId, last, limit }),
    );
    for await (const rows of chapters) yield rows.map(presentChapter);
    const again = inPages<ChapterReadAgainTable>((last, limit) =>
      findReadAgainAfter(db, { userId, last, limit }),
    );
    for await (const rows of again) yield rows.map(presentAgain);
    const before = inPages<ChapterReadBeforeTable>((last, limit) =>
      findReadBeforeAfter(db, { userId, last, limit }),
    );
    for await (const rows of before) yield rows.map(presentBefore);
    const favorites = inPages<VerseFavoriteTable>((last, limit) =>
      findFavoritesAfter(db, { userId, last, limit }),
    );
    for await (const rows of favorites) yield rows.map(presentFavorite);
    const position = await findPosition(db, userId);
    if (position) yield [{ kind: 'position', bookId: position.book_id, chapter: position.chapter }];
    yield (await findRecentChaptersInOrder(db, userId)).map(presentRecent);
  },
};

function presentSession(row: ReadingSessionRow) {
  return {
    kind: 'session',
    startedAt: row.started_at,
    endedAt: row.ended_at,
    visibleMs: row.visible_ms,
    xpEarned: row.xp_earned,
  };
}

function presentChapter(row: ChapterReadTable) {
  return { kind: 'chapter', id: row.chapter_id, readAt: row.read_at, xpEarned: row.xp_earned };
}

function presentAgain({ chapter_id, day, read_at }: ChapterReadAgainTable) {
  return { kind: 'chapter-again', id: chapter_id, day, readAt: read_at };
}

function presentBefore({ chapter_id, read_at }: ChapterReadBeforeTable) {
  return { kind: 'taken-back', id: chapter_id, readAt: read_at };
}

function presentRecent({ book_id, chapter, translation, read_at }: RecentChapterTable) {
  return { kind: 'recent', id: `${book_id}.${chapter}`, translation, readAt: read_at };
}

function presentFavorite(row: VerseFavoriteTable) {
  return { kind: 'favorite', verseId: row.verse_id, createdAt: row.created_at };
}

export interface ReadingSessionTable {
  id: string;
  user_id: string;
  started_at: number;
  /** When its page last sent a heartbeat, in epoch ms. */
  last_seen_at: number;
  visible_ms: number;
  ended_at: number | null;
  xp_earned: number;
}

export interface ChapterReadTable {
  user_id: string;
  /** 'JHN.3' */
  chapter_id: string;
  xp_earned: number;
  read_at: number;
}

/** A day on which somebody read a chapter once more. */
export interface ChapterReadAgainTable {
  user_id: string;
  chapter_id: string;
  /** Where they were: '2026-11-24'. */
  day: string;
  read_at: number;
}

/** When somebody had first marked a chapter that they have taken back since: marked again, it is not new to them. */
export interface ChapterReadBeforeTable {
  user_id: string;
  chapter_id: string;
  read_at: number;
}

export interface VerseFavoriteTable {
  user_id: string;
  /** 'JHN.3.16' */
  verse_id: string;
  created_at: number;
}

export interface ReadingPositionTable {
  user_id: string;
  book_id: string;
  chapter: number;
  translation: string;
  updated_at: number;
}

/** A chapter that was read lately: the last time, and in which text. */
export interface RecentChapterTable {
  user_id: string;
  book_id: string;
  chapter: number;
  translation: string;
  read_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    reading_session: ReadingSessionTable;
    chapter_read: ChapterReadTable;
    chapter_read_again: ChapterReadAgainTable;
    chapter_read_before: ChapterReadBeforeTable;
    verse_favorite: VerseFavoriteTable;
    reading_position: ReadingPositionTable;
    recent_chapter: RecentChapterTable;
  }
}

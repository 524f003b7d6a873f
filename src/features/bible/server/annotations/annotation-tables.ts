import type { HighlightColor } from '../../annotations.rules.ts';

/** `place` is a verse as a number (`places.ts`). */
export interface VerseHighlightTable {
  user_id: string;
  place: number;
  color: HighlightColor;
  created_at: number;
}

export interface VerseNoteTable {
  id: string;
  user_id: string;
  /** The first verse; the note stands beside all up to `last_verse` of its chapter. */
  place: number;
  last_verse: number;
  text: string;
  /** As it is searched (`foldForSearch`). */
  search_text: string;
  created_at: number;
  updated_at: number | null;
}

export interface HighlightNameTable {
  user_id: string;
  color: HighlightColor;
  name: string;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    verse_highlight: VerseHighlightTable;
    verse_note: VerseNoteTable;
    highlight_name: HighlightNameTable;
  }
}

import type { MoodId } from '../journal.rules.ts';

export interface JournalEntryTable {
  id: string;
  user_id: string;
  content: string;
  /** `foldForSearch` of prompt and content. */
  search_text: string;
  reflection_prompt: string | null;
  mood: MoodId | null;
  writing_time_minutes: number;
  xp_earned: number;
  /** The author's calendar day when it was written, '2026-11-21'. */
  local_date: string;
  created_at: number;
  updated_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    journal_entry: JournalEntryTable;
  }
}

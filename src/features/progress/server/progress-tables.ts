/** Why XP was given; with its source it can be given once. */
export type XPReason = 'journal_entry' | 'reading_session' | 'chapter_read';

interface XPGrantTable {
  id: string;
  user_id: string;
  reason: XPReason;
  source_id: string;
  amount: number;
  granted_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    xp_grant: XPGrantTable;
  }
}

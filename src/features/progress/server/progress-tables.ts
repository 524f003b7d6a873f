import type { XPReason } from '../progress.rules.ts';

export interface XPGrantTable {
  id: string;
  user_id: string;
  reason: XPReason;
  source_id: string;
  amount: number;
  granted_at: number;
  /** The day of XP that the grant counts on: its date and first moment. Null for what was granted before days were kept. */
  xp_day: string | null;
  xp_day_started_at: number | null;
  /** The grant that it takes back, or gives back; null for one of its own. */
  reverses_id: string | null;
}

/** Nobody who has earned nothing has a row. */
interface ProgressTable {
  user_id: string;
  /** The sum of the user's grants. */
  current_xp: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    progress: ProgressTable;
    xp_grant: XPGrantTable;
  }
}

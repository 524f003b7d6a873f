import type { XPReason } from '../progress.rules.ts';

export interface XPGrantTable {
  id: string;
  user_id: string;
  reason: XPReason;
  source_id: string;
  amount: number;
  granted_at: number;
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

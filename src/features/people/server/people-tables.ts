import type { AgeAnswer, ShownAs } from '../people.rules.ts';

/** How somebody is shown to others; no row where all of it is as it is at first. Times in UTC epoch milliseconds. */
export interface PersonToOthersTable {
  user_id: string;
  shown_as: ShownAs;
  /** Kept when they show another name, so that they can go back to it and nobody else takes it. */
  chosen_name: string | null;
  /** What the chosen name looks like (`skeletonOf`): no two are alike. */
  chosen_skeleton: string | null;
  /** The name that a moderator hid: it is not shown, any other is. */
  hidden_name: string | null;
  secret_since: number | null;
  age_answer: AgeAnswer | null;
  age_answered_at: number | null;
}

/** Neither sees the other's words. */
export interface PersonBlockTable {
  blocker_id: string;
  blocked_id: string;
  blocked_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    person_to_others: PersonToOthersTable;
    person_block: PersonBlockTable;
  }
}

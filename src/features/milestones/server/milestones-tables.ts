/** A milestone that somebody has reached. It stays, whatever becomes of what it was reached by. */
interface MilestoneTable {
  user_id: string;
  /** The catalogue's id. */
  id: string;
  /** When it was noted, UTC epoch milliseconds. */
  reached_at: number;
  /** Its place on the person's card, from 1; null: others do not see it. */
  card_place: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    milestone: MilestoneTable;
  }
}

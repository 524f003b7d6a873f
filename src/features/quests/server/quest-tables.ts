/** A day or a week that was told, with what it asks; a day that asks nothing when somebody looked in on it. Times are UTC epoch milliseconds. */
export interface QuestDrawTable {
  user_id: string;
  /** The date of the day, or of the week's Monday. */
  date: string;
  span: 'day' | 'week';
  /** What was done from then on counts. */
  started_at: number;
  /** When it ends as far as was known when it was kept. */
  ends_at: number;
  /** Ids of the quests, with commas; '' for a day that asks nothing. */
  quests: string;
  /** When it was looked at after its end: nothing of it is paid any more. */
  settled_at: number | null;
}

/** A quest that was done, and what it paid. */
export interface QuestDoneTable {
  user_id: string;
  /** Of its day, or of the Monday of its week. */
  date: string;
  quest_id: string;
  done_at: number;
  xp: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    quest_draw: QuestDrawTable;
    quest_done: QuestDoneTable;
  }
}

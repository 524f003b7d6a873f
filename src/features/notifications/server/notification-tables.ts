import type { Generated } from 'kysely';

/** Something that somebody is told about, without the words and names in it. Times are UTC epoch milliseconds. */
export interface NotificationTable {
  id: string;
  user_id: string;
  kind: string;
  subject_id: string;
  /** Who caused it; it falls with either account. */
  actor_id: string | null;
  /** JSON of what its kind keeps besides. */
  data: string;
  created_at: number;
  read_at: number | null;
  /** No second one of this person has the same. */
  once_key: string | null;
  /** Since when it has nothing to say, because what it is about is hidden or gone: it is neither listed nor counted. Null: it is. */
  put_aside_at: number | null;
}

/** A notification that somebody is to be told by push, unless they have read it by then. */
export interface NotificationPushTable {
  notification_id: string;
  user_id: string;
  /** UTC epoch milliseconds. */
  due_at: number;
}

/** How somebody wants to be told; whoever has no row has chosen nothing yet. */
export interface NotificationSettingTable {
  user_id: string;
  /** Minutes of the day in the person's zone, half-open; both null: no quiet hours. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** Something was held back in the quiet hours that end then; null: nothing. */
  held_until: number | null;
  /** When the next weekly letter is due; null: none is wanted. */
  letter_due_at: number | null;
}

/** A switch that somebody has turned off. */
export interface NotificationOffTable {
  user_id: string;
  setting: string;
}

/** What an open browser of somebody is to fetch again; kept for an hour, for those that were away. */
export interface LiveMessageTable {
  /**
   * The database counts. On PostgreSQL a message may be committed after one with a greater number: who reads by number has
   * to come back for the smaller one.
   */
  position: Generated<number>;
  user_id: string;
  /** JSON: the paths whose answers have changed. */
  changed: string;
  created_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    notification: NotificationTable;
    notification_push: NotificationPushTable;
    notification_setting: NotificationSettingTable;
    notification_off: NotificationOffTable;
    live_message: LiveMessageTable;
  }
}

import type { Way } from '../reminders.rules.ts';

/** Somebody's reminder; who has never chosen one has no row. Times in UTC epoch milliseconds. */
export interface ReminderTable {
  user_id: string;
  /** Null: it is off; the times stay. */
  way: Way | null;
  /** JSON: minutes of the day from Monday to Sunday, null on a day without one. */
  times: string;
  /** When it is to be looked at next; null while nothing is to be sent. */
  next_at: number | null;
  /** The date, where the person was, of the last one that was sent: no date has two. */
  last_date: string | null;
  /** How many were sent. */
  said: number;
  /** Which address of the calendar lives: they count up. */
  serial: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    reminder: ReminderTable;
  }
}

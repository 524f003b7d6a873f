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

/** A browser that gets somebody's reminder by push. It goes with the session in which it was chosen. */
export interface PushDeviceTable {
  id: string;
  user_id: string;
  session_id: string;
  /** Where it is sent to; whoever knows it could send there. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The server's public key that the browser was given: by another one nothing arrives. */
  server_key: string;
  created_at: number;
  /** When one was last accepted for it; null: none yet. */
  success_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    reminder: ReminderTable;
    push_device: PushDeviceTable;
  }
}

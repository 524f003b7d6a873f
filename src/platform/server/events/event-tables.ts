import type { Generated } from 'kysely';

/** One event on its way to one handler. The row is deleted when the handler is done. */
export interface EventDeliveryTable {
  /** The order in which events were written; the database counts. */
  position: Generated<number>;
  id: string;
  handler: string;
  type: string;
  subject: string;
  /** The account with which it is deleted. */
  user_id: string | null;
  /** JSON. */
  payload: string;
  created_at: number;
  /** It is not tried before this time. */
  due_at: number;
  /**
   * How many tries were started. The number belongs to one try: a try that was given up as lost cannot end a later
   * one.
   */
  attempts: number;
  /**
   * A process works on it until then. If that process ends without warning, another one takes over after this time.
   */
  claimed_until: number | null;
  last_error: string | null;
  /** When it was given up. An administrator decides what happens to it. */
  parked_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    event_delivery: EventDeliveryTable;
  }
}

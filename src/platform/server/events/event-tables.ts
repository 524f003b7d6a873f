import type { Generated } from 'kysely';

/** One event on its way to one handler; gone once that has done its part. */
export interface EventDeliveryTable {
  /** In the order of writing, given by the database. */
  position: Generated<number>;
  id: string;
  handler: string;
  type: string;
  subject: string;
  /** The account that it falls with. */
  user_id: string | null;
  /** JSON. */
  payload: string;
  created_at: number;
  /** Not tried before. */
  due_at: number;
  /** How often it was begun. Each try has its number, so that one that was given up for lost cannot end another. */
  attempts: number;
  /** A process is at it until then; one that ends without warning leaves it to the others. */
  claimed_until: number | null;
  last_error: string | null;
  /** Given up; an administrator decides. */
  parked_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    event_delivery: EventDeliveryTable;
  }
}

import type { Db, Tx } from '../db/database.ts';
import type { Delivery } from './delivery-store.ts';

/** What may be shown of a delivery that was given up: not what it tells, which may be a person's own words. */
export type ParkedDelivery = Pick<
  Delivery,
  'id' | 'handler' | 'type' | 'subject' | 'attempts' | 'last_error' | 'created_at'
> & { parked_at: number };

/** Those that were parked last come first. */
export async function findParked(db: Db, limit: number): Promise<ParkedDelivery[]> {
  const rows = await db
    .selectFrom('event_delivery')
    .select(['id', 'handler', 'type', 'subject', 'attempts', 'last_error', 'created_at', 'parked_at'])
    .where('parked_at', 'is not', null)
    .orderBy('parked_at', 'desc')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows as ParkedDelivery[];
}

/** One more try, now; when it fails too, the delivery is parked again. False: there is no such one. */
export async function releaseParked(tx: Tx, id: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('event_delivery')
    .set({ parked_at: null, due_at: now })
    .where('id', '=', id)
    .where('parked_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** It will not be tried again. False: there is no such one. */
export async function deleteParked(db: Db, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('event_delivery')
    .where('id', '=', id)
    .where('parked_at', 'is not', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

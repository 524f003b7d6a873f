import type { Db, Tx } from '../db/database.ts';
import { inBatches } from '../in-batches.ts';
import { AT_ONCE, type Delivery } from './delivery-store.ts';

/** What may be shown of a delivery that was given up: not what it tells, which may be a person's own words. */
export type ParkedDelivery = Pick<
  Delivery,
  'id' | 'handler' | 'type' | 'subject' | 'user_id' | 'attempts' | 'last_error' | 'created_at'
> & { parked_at: number };

/** Those that were parked last come first. */
export async function findParked(db: Db, limit: number): Promise<ParkedDelivery[]> {
  const rows = await db
    .selectFrom('event_delivery')
    .select([
      'id',
      'handler',
      'type',
      'subject',
      'user_id',
      'attempts',
      'last_error',
      'created_at',
      'parked_at',
    ])
    .where('parked_at', 'is not', null)
    .orderBy('parked_at', 'desc')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows as ParkedDelivery[];
}

/** Whose work it was, and of what type. */
type Decided = Pick<Delivery, 'user_id' | 'type'>;

/** It is due now; when that fails for good, it is parked again. Undefined: there is no such one. */
export function releaseParked(tx: Tx, id: string): Promise<Decided | undefined> {
  return tx
    .updateTable('event_delivery')
    .set({ parked_at: null, claimed_until: null, last_error: null, due_at: AT_ONCE })
    .where('id', '=', id)
    .where('parked_at', 'is not', null)
    .returning(['user_id', 'type'])
    .executeTakeFirst();
}

/** It will not be tried again. Undefined: there is no such one. */
export function deleteParked(tx: Tx, id: string): Promise<Decided | undefined> {
  return tx
    .deleteFrom('event_delivery')
    .where('id', '=', id)
    .where('parked_at', 'is not', null)
    .returning(['user_id', 'type'])
    .executeTakeFirst();
}

/** Forgets what was parked before `before`: nobody wants a letter of last month. */
export function sweepParked(db: Db, before: number, stopping: AbortSignal): Promise<void> {
  return inBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('event_delivery')
      .where('position', 'in', (eb) =>
        eb.selectFrom('event_delivery').select('position').where('parked_at', '<', before).limit(limit),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }, stopping);
}

/**
 * Parks what was told before `before` for handlers that this server does not have: no process will ever take it. A younger
 * one may be for another version of the server, which is just being started.
 */
export function parkUnheard(
  db: Db,
  { handlers, before, now }: { handlers: readonly string[]; before: number; now: number },
  stopping: AbortSignal,
): Promise<void> {
  return inBatches(async (limit) => {
    const { numUpdatedRows } = await db
      .updateTable('event_delivery')
      .set({ parked_at: now, claimed_until: null, last_error: 'No part of this server does this any more.' })
      .where('position', 'in', (eb) =>
        eb
          .selectFrom('event_delivery')
          .select('position')
          .where('parked_at', 'is', null)
          .where('handler', 'not in', handlers)
          .where('created_at', '<', before)
          .limit(limit),
      )
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  }, stopping);
}

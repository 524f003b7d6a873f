import type { Db } from '../db/database.ts';

interface HandlerCount {
  handler: string;
  count: number;
}

/** How many deliveries wait and how many were given up, by handler. */
export async function countDeliveries(db: Db): Promise<{ waiting: HandlerCount[]; parked: HandlerCount[] }> {
  const byHandler = db
    .selectFrom('event_delivery')
    .select((eb) => ['handler', eb.fn.countAll<number>().as('count')])
    .groupBy('handler');
  return {
    waiting: await byHandler.where('parked_at', 'is', null).execute(),
    parked: await byHandler.where('parked_at', 'is not', null).execute(),
  };
}

/** When the oldest of those that wait was told, epoch ms; null: none waits. */
export async function oldestWaitingAt(db: Db): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('event_delivery')
    .select((eb) => eb.fn.min<number | null>('created_at').as('oldest'))
    .where('parked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return oldest;
}

import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import {
  type Delivery,
  extendClaim,
  finishDelivery,
  parkDelivery,
  postponeDelivery,
} from './delivery-store.ts';
import { type EventHandler, type Events, type EventType, LastingFailure } from './events.ts';

/** How long a try keeps others away; while its process lives it is extended in time. */
export const CLAIM_MS = 30_000;

const LONGEST_ERROR = 500;

/** Where failures are written: fastify's logger. */
export interface DeliveryLog {
  warn(context: object, message: string): void;
  error(context: object, message: string): void;
}

/** Makes one try, and notes how it ended. @throws only what the database throws */
export async function deliver(
  deps: { db: Db; clock: Clock; log: DeliveryLog },
  handler: EventHandler,
  delivery: Delivery,
): Promise<void> {
  const { db, clock, log } = deps;
  const extending = setInterval(() => {
    // One that cannot be extended is taken over by others, which handlers are made for.
    extendClaim(db, delivery, clock.now() + CLAIM_MS).catch(() => {});
  }, CLAIM_MS / 3).unref();
  let isFinished = false;
  try {
    await handler.handle({
      type: delivery.type as EventType,
      subject: delivery.subject,
      payload: JSON.parse(delivery.payload) as Events[EventType],
      ...(delivery.user_id !== null && { userId: delivery.user_id }),
      deliveryId: delivery.id,
      async finishIn(tx) {
        if (!(await finishDelivery(tx, delivery))) throw new Error('another process has this delivery now');
        isFinished = true;
      },
    });
  } catch (error) {
    await noteFailure(error);
    return;
  } finally {
    clearInterval(extending);
  }
  if (!isFinished) await finishDelivery(db, delivery);

  async function noteFailure(error: unknown): Promise<void> {
    const { id, attempts } = delivery;
    const context = { err: error, handler: handler.name, delivery: id, attempts };
    const text = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
    const pause = error instanceof LastingFailure ? undefined : handler.retryAfterMs[attempts - 1];
    if (pause === undefined) {
      log.error(context, 'an event could not be delivered and is parked');
      await parkDelivery(db, delivery, { error: text, now: clock.now() });
    } else {
      log.warn(context, 'an event could not be delivered and will be tried again');
      await postponeDelivery(db, delivery, { error: text, dueAt: clock.now() + pause });
    }
  }
}

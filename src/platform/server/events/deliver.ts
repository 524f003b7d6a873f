import { setTimeout as pass } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { mayPass } from '../db/database-errors.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  type Delivery,
  extendClaim,
  finishDelivery,
  LOST,
  parkDelivery,
  postponeDelivery,
} from './delivery-store.ts';
import { type Event, type EventHandler, type Events, type EventType, LastingFailure } from './events.ts';

/** How long one try keeps other processes away from the delivery. It is extended as long as this process lives. */
export const CLAIM_MS = 30_000;

/** How long a try may take, unless its handler says so. */
const TRY_MS = 5 * MINUTE_MS;

/** Tries beyond a handler's own that may be lost with their process: a server is not ended by the same event for ever. */
const LOST_TRIES = 4;

const LONGEST_ERROR = 500;
const NOTE_AGAIN_MS = { first: 500, longest: 10_000 };

/** Where failures are written: fastify's logger. */
export interface DeliveryLog {
  warn(context: object, message: string): void;
  error(context: object, message: string): void;
}

/**
 * Makes one try and writes down how it ended. While the database cannot be written, it goes on trying to write that
 * down, until it can or until `stopping`: otherwise what is done would be done again.
 * @throws only what the database throws
 */
export async function deliver(
  deps: { db: Db; clock: Clock; log: DeliveryLog; stopping: AbortSignal },
  handler: EventHandler,
  delivery: Delivery,
): Promise<void> {
  const { db, clock, log, stopping } = deps;
  const extending = setInterval(() => {
    // If this fails, another process may try the delivery too. Handlers can be called twice, so nothing breaks.
    extendClaim(db, delivery, clock.now() + CLAIM_MS).catch(() => {});
  }, CLAIM_MS / 3).unref();
  try {
    const failure = isLostTooOften() ? new LastingFailure(new Error(LOST)) : await attempt();
    await noted(failure === null ? () => finishDelivery(db, delivery) : endOf(failure));
  } finally {
    clearInterval(extending);
  }

  function isLostTooOften(): boolean {
    return delivery.last_error === LOST && delivery.attempts > handler.retryAfterMs.length + 1 + LOST_TRIES;
  }

  /** What the handler failed with, or null. */
  async function attempt(): Promise<Error | null> {
    const overtime = new AbortController();
    try {
      const work = handler.handle({
        ...eventOf(delivery),
        deliveryId: delivery.id,
        async finishIn(tx) {
          if (!(await finishDelivery(tx, delivery))) throw new Error('another process has this delivery now');
        },
      });
      const late = pass(handler.mayTakeMs ?? TRY_MS, undefined, { signal: overtime.signal, ref: false }).then(
        () => {
          throw new Error('It took too long and was given up.');
        },
      );
      await Promise.race([work, late]);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      overtime.abort();
    }
  }

  /** Says how a failed try ends, and gives what notes it. */
  function endOf(failure: Error): () => Promise<unknown> {
    const { id, attempts } = delivery;
    const context = { err: failure, handler: handler.name, delivery: id, attempts };
    const error = failure.message.slice(0, LONGEST_ERROR);
    const pause = failure instanceof LastingFailure ? undefined : handler.retryAfterMs[attempts - 1];
    if (pause !== undefined) {
      log.warn(context, 'an event could not be delivered and will be tried again');
      return () => postponeDelivery(db, delivery, { error, dueAt: clock.now() + pause });
    }
    if (handler.isForgotten) {
      log.error(context, 'an event could not be delivered and is forgotten');
      return () => finishDelivery(db, delivery);
    }
    log.error(context, 'an event could not be delivered and is parked');
    return () => park({ error, now: clock.now() });
  }

  /** With what its handler writes then; where that cannot be written, it is parked all the same. */
  async function park(failure: { error: string; now: number }): Promise<void> {
    if (handler.giveUp) {
      try {
        await inTransaction(db, async (tx) => {
          const isParked = await parkDelivery(tx, delivery, failure);
          if (isParked) await handler.giveUp?.(tx, eventOf(delivery), failure.now);
        });
        return;
      } catch (error) {
        if (mayPass(error)) throw error;
        log.error({ err: error, handler: handler.name }, 'nobody could be told that an event is parked');
      }
    }
    await parkDelivery(db, delivery, failure);
  }

  async function noted(note: () => Promise<unknown>): Promise<void> {
    for (let pause = NOTE_AGAIN_MS.first; ; pause = Math.min(pause * 2, NOTE_AGAIN_MS.longest)) {
      try {
        await note();
        return;
      } catch (error) {
        if (!mayPass(error) || stopping.aborted) throw error;
        await pass(pause, undefined, { signal: stopping }).catch(() => {});
      }
    }
  }
}

function eventOf({ type, subject, payload, user_id }: Delivery): Omit<Event, 'notBefore'> {
  return {
    type: type as EventType,
    subject,
    payload: JSON.parse(payload) as Events[EventType],
    ...(user_id !== null && { userId: user_id }),
  };
}

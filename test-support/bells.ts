import { onTestFinished } from 'vitest';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { createEvents, type EventDeliveries } from '#platform/server/events/create-events.ts';
import { defineEventHandler, type EventHandler, type HeardEvent } from '#platform/server/events/events.ts';
import type { FakeClock } from './fake-clock.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    'bell-rung': { note: number };
  }
}

type Heard = HeardEvent<'bell-rung'>;

/** Where a handler hangs, its process is not waited for when the test ends; for what it asks the database it is. */
export const HANGS = { stopWithinMs: 100 };

/** A process that delivers to the given handlers until the test ends. */
export function startProcess(
  db: Db,
  clock: FakeClock,
  handlers: EventHandler[],
  { stopWithinMs = 10_000 } = {},
): EventDeliveries {
  const events = createEvents({ db, clock, log: { warn() {}, error() {} }, stopWithinMs });
  events.hear(handlers);
  events.start();
  onTestFinished(() => events.stop());
  return events;
}

export function handler(
  name: string,
  handle: (event: Heard) => Promise<void> | void,
  more: Partial<EventHandler> = {},
): EventHandler {
  const usual = { name, type: 'bell-rung', failure: 'A bell is silent.', retryAfterMs: [1000] } as const;
  return defineEventHandler({ ...usual, ...more, handle: async (event: Heard) => handle(event) });
}

export const ring = (db: Db, events: EventDeliveries, clock: FakeClock, subject: string, note = 1) =>
  inTransaction(db, (tx) => events.emit(tx, { type: 'bell-rung', subject, payload: { note } }, clock.now()));

export const waiting = (db: Db) => db.selectFrom('event_delivery').selectAll().orderBy('position').execute();

/** What tells of bells and hears none of them. */
export function silentProcess(db: Db, clock: FakeClock, handlers: EventHandler[]): EventDeliveries {
  const events = createEvents({ db, clock, log: { warn() {}, error() {} } });
  events.hear(handlers);
  return events;
}

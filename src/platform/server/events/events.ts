import type { Tx } from '../db/database.ts';

/**
 * Every event by its type, with what it tells. Each feature adds its own by declaration merging:
 *
 *     declare module '#platform/server/events/events.ts' { interface Events { 'letter-due': LetterDue } }
 *
 * What is told is kept as JSON until every handler is done with it, so it holds no secret. A server of the next version
 * reads what this one wrote: fields are added, never renamed.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Events {}

export type EventType = keyof Events;

/** Something that happened, as it is told. */
export interface Event<T extends EventType = EventType> {
  type: T;
  /** What it happened to. Events of one subject reach a handler in the order in which they were told. */
  subject: string;
  payload: Events[T];
  /** Whom it is about: it is forgotten with the account. */
  userId?: string;
}

/** How features tell what happened. */
export interface EventSender {
  /**
   * Writes the event down in the transaction that causes it, once for each handler that hears the type: it is delivered
   * after the commit, and not at all when the transaction fails. `now` is UTC epoch milliseconds.
   */
  emit<T extends EventType>(tx: Tx, event: Event<T>, now: number): Promise<void>;
  /** Takes back what was told of a subject and is not delivered yet. */
  forget(tx: Tx, type: EventType, subject: string): Promise<void>;
}

/** An event as a handler gets it. */
export interface HeardEvent<T extends EventType = EventType> extends Event<T> {
  /** The same at each try: whatever has to be done once goes by it. */
  deliveryId: string;
  /**
   * Counts the event as delivered in the handler's own transaction: what that writes is then done exactly once.
   * @throws Error when another process has taken the delivery over; the transaction must fail with it.
   */
  finishIn(tx: Tx): Promise<void>;
}

/**
 * Hears the events of one type. It is called at least once for each, so doing it again must change nothing that a
 * person can see. What it throws is tried again, unless that is a `LastingFailure`.
 */
export interface EventHandler<T extends EventType = EventType> {
  /** Kept with each delivery: unique, and never changed while deliveries wait. */
  name: string;
  type: T;
  /** What administrators read when it was given up: 'A letter could not be sent.' */
  failure: string;
  /** Milliseconds before the second try, the third, and so on; after the last one the delivery is parked. */
  retryAfterMs: readonly number[];
  /** After so many milliseconds a try counts as failed: whatever it waits for has hung. Five minutes unless told. */
  mayTakeMs?: number;
  /** After the last try it is forgotten instead of parked: for what is of no use later, or names somebody. */
  isForgotten?: true;
  handle(event: HeardEvent<T>): Promise<void>;
}

/** A handler for the list of all of them, whatever its type. */
export function defineEventHandler<T extends EventType>(handler: EventHandler<T>): EventHandler {
  return handler as unknown as EventHandler;
}

/** Thrown by a handler when no later try can go better: the delivery is parked at once. */
export class LastingFailure extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'LastingFailure';
  }
}

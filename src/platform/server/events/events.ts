import type { Tx } from '../db/database.ts';

/**
 * Every event by its type, with its content. Each feature adds its own by declaration merging:
 *
 *     declare module '#platform/server/events/events.ts' { interface Events { 'letter-due': LetterDue } }
 *
 * The content is kept as JSON until every handler is done with it, so it contains no secret. After an update, the new
 * version reads what the old one wrote: fields may be added, but not renamed.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Events {}

export type EventType = keyof Events;

/** Something that happened. */
export interface Event<T extends EventType = EventType> {
  type: T;
  /** What it happened to. A handler gets the events of one subject in the order in which they were written. */
  subject: string;
  payload: Events[T];
  /** The user whom it is about; it is deleted with the account. */
  userId?: string;
  /** It is not delivered before this moment, UTC epoch milliseconds; until then it can be forgotten. Absent: at once. */
  notBefore?: number;
}

/** How features write events down. */
export interface EventSender {
  /**
   * Writes the event down in the transaction that causes it, once for each handler of its type. It is delivered after
   * the commit, and never when the transaction fails. `now` is UTC epoch milliseconds.
   */
  emit<T extends EventType>(tx: Tx, event: Event<T>, now: number): Promise<void>;
  /** Deletes the events of a subject that are not delivered yet. */
  forget(tx: Tx, type: EventType, subject: string): Promise<void>;
}

/** An event as a handler gets it. */
export interface HeardEvent<T extends EventType = EventType> extends Omit<Event<T>, 'notBefore'> {
  /** The same in each try. Use it to do something only once. */
  deliveryId: string;
  /**
   * Marks the event as delivered inside the handler's own transaction. What that transaction writes is then written
   * exactly once.
   * @throws Error when another process has taken the delivery over; then the transaction has to fail too.
   */
  finishIn(tx: Tx): Promise<void>;
}

/**
 * Handles the events of one type. It is called at least once for each event, so a second call must change nothing
 * that a person can see. When it throws, the event is tried again, unless it throws a `LastingFailure`.
 */
export interface EventHandler<T extends EventType = EventType> {
  /** Stored with each delivery: it has to be unique, and must not change while deliveries wait. */
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
  /**
   * What is written with a delivery that is parked, in the same transaction: whoever waits for it learns that they wait in vain. An
   * administrator may still have it tried once more. `now` is UTC epoch milliseconds.
   */
  giveUp?(tx: Tx, event: Omit<Event<T>, 'notBefore'>, now: number): Promise<void>;
}

/** Gives a handler the type that the list of all handlers has. */
export function defineEventHandler<T extends EventType>(handler: EventHandler<T>): EventHandler {
  return handler as unknown as EventHandler;
}

/** A handler throws this when no later try can succeed: the delivery is parked at once. */
export class LastingFailure extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'LastingFailure';
  }
}

import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { listenTo, notify } from '../db/notifications.ts';
import { whenCommitted } from '../db/transaction.ts';
import { CLAIM_MS, type DeliveryLog, deliver } from './deliver.ts';
import {
  claimDue,
  type Delivery,
  deleteDeliveriesOf,
  insertDeliveries,
  nextDueAt,
} from './delivery-store.ts';
import type { EventHandler, EventSender } from './events.ts';

/** Tells events and delivers them (docs/decisions/021-events-that-last.md). */
export interface EventDeliveries extends EventSender {
  /** Adds handlers; all of them before `start`. */
  hear(handlers: readonly EventHandler[]): void;
  /** What administrators read of a handler's parked work; undefined: nobody hears under this name. */
  failureOf(handler: string): string | undefined;
  /** From now on what is due is delivered, here or by another process on the same database. */
  start(): void;
  /** Looks for what is due once this transaction is committed: for deliveries that were made due again. */
  wakeAfter(tx: Tx): Promise<void>;
  /** Resolves when nothing is due and nothing is being delivered here. */
  idle(): Promise<void>;
  /** Begins nothing more; resolves when what has been begun is done. The rest waits in the database. */
  stop(): Promise<void>;
}

/** Deliveries that one process makes at once. */
const AT_ONCE = 8;
/** How often it looks by itself: for what no wake-up told of. */
const LOOK_EVERY_MS = 30_000;
const CHANNEL = 'lampstand_events';

export function createEvents(deps: { db: Db; clock: Clock; log: DeliveryLog }): EventDeliveries {
  const { db, clock, log } = deps;
  const handlers = new Map<string, EventHandler>();
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let isOn = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = async () => {};

  function wake(): void {
    lookAgain = true;
    if (!isOn || looking) return;
    clearTimeout(timer);
    looking = look()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'events cannot be looked for now');
        return LOOK_EVERY_MS;
      })
      .then((pause) => {
        looking = null;
        if (lookAgain && isOn && running.size < AT_ONCE) wake();
        else if (isOn) timer = setTimeout(wake, pause).unref();
      });
  }

  /** Begins what is due; says after how many milliseconds to look again. */
  async function look(): Promise<number> {
    const names = [...handlers.keys()];
    if (names.length === 0) return LOOK_EVERY_MS;
    while (lookAgain && isOn && running.size < AT_ONCE) {
      lookAgain = false;
      const now = clock.now();
      const limit = AT_ONCE - running.size;
      const claimed = await claimDue(db, { handlers: names, now, until: now + CLAIM_MS, limit });
      for (const delivery of claimed) begin(delivery);
    }
    const now = clock.now();
    const next = await nextDueAt(db, names, now);
    return next === null ? LOOK_EVERY_MS : Math.min(LOOK_EVERY_MS, Math.max(1, next - now));
  }

  function begin(delivery: Delivery): void {
    const turn = deliver(deps, handlers.get(delivery.handler)!, delivery)
      .catch((error: unknown) => log.warn({ err: error }, 'how a delivery ended could not be noted'))
      .then(() => {
        running.delete(turn);
        // The next of the same subject may go now.
        wake();
      });
    running.add(turn);
  }

  /** Here at once; elsewhere as soon as the database tells of it. */
  async function wakeAfter(tx: Tx): Promise<void> {
    if (whenCommitted(tx, wake)) await notify(tx, CHANNEL);
  }

  return {
    wakeAfter,
    async emit(tx, { type, subject, payload, userId }, now) {
      const hearing = [...handlers.values()].filter((handler) => handler.type === type);
      if (hearing.length === 0) return;
      const event = { type, subject, user_id: userId ?? null, payload: JSON.stringify(payload) };
      await insertDeliveries(
        tx,
        hearing.map(({ name }) => name),
        event,
        now,
      );
      await wakeAfter(tx);
    },
    forget: deleteDeliveriesOf,
    hear(more) {
      for (const handler of more) {
        if (handlers.has(handler.name)) throw new Error(`two event handlers are called '${handler.name}'`);
        handlers.set(handler.name, handler);
      }
    },
    failureOf: (name) => handlers.get(name)?.failure,
    start() {
      isOn = true;
      stopListening = listenTo(db, CHANNEL, wake);
      wake();
    },
    async idle() {
      let count: number;
      do {
        wake();
        while (looking) await looking;
        count = running.size;
        await Promise.all(running);
      } while (count > 0);
    },
    async stop() {
      isOn = false;
      clearTimeout(timer);
      await stopListening();
      while (looking) await looking;
      await Promise.all(running);
    },
  };
}

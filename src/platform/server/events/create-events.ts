import { setTimeout as pass } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { inLane, type Lane } from '../db/lane.ts';
import { listenTo, notify } from '../db/notifications.ts';
import { whenCommitted } from '../db/transaction.ts';
import { CLAIM_MS, type DeliveryLog, deliver } from './deliver.ts';
import {
  claimDue,
  createDeliveries,
  type Delivery,
  deleteDeliveriesOf,
  nextDueAt,
  releaseClaim,
} from './delivery-store.ts';
import type { EventHandler, EventSender } from './events.ts';

/** Tells events and delivers them (docs/decisions/021-events-that-last.md). */
export interface EventDeliveries extends EventSender {
  /** Adds handlers; all of them before `start`. */
  hear(handlers: readonly EventHandler[]): void;
  /** Everybody who hears something here, by name. */
  readonly handlers: ReadonlyMap<string, EventHandler>;
  /** From now on what is due is delivered, here or by another process on the same database. */
  start(): void;
  /** Looks for what is due once this transaction is committed: for deliveries that were made due again. */
  wakeAfter(tx: Tx): Promise<void>;
  /** Resolves when nothing is due and nothing is being delivered here. */
  idle(): Promise<void>;
  /** Begins nothing more; resolves when what has been begun is done, or has hung. The rest waits in the database. */
  stop(): Promise<void>;
}

/** Deliveries that one process makes at once for one handler: whatever that waits for, the others have room of their own. */
const AT_ONCE_EACH = 4;
/** How often it looks by itself: for what no wake-up told of. */
const LOOK_EVERY_MS = 30_000;
/** How long a stop waits for what is being delivered: somewhat longer than for a mail server that says nothing. */
export const STOP_WITHIN_MS = 25_000;
const CHANNEL = 'lampstand_events';
const LOOKING: Lane = { kind: 'looking for events', user: null };

export function createEvents(deps: {
  db: Db;
  clock: Clock;
  log: DeliveryLog;
  stopWithinMs?: number;
}): EventDeliveries {
  const { db, clock, log, stopWithinMs = STOP_WITHIN_MS } = deps;
  const handlers = new Map<string, EventHandler>();
  const running = new Map<Delivery, Promise<void>>();
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let isOn = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = async () => {};

  function wake(): void {
    lookAgain = true;
    if (!isOn || looking) return;
    clearTimeout(timer);
    // A wake-up may come out of somebody's call; what is delivered now is not theirs.
    looking = inLane(LOOKING, look)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'events cannot be looked for now');
        return LOOK_EVERY_MS;
      })
      .then((pause) => {
        looking = null;
        if (lookAgain && isOn) wake();
        else if (isOn) timer = setTimeout(wake, pause).unref();
      });
  }

  /** Begins what is due; says after how many milliseconds to look again. */
  async function look(): Promise<number> {
    const names = [...handlers.keys()];
    if (names.length === 0) return LOOK_EVERY_MS;
    while (lookAgain && isOn) {
      lookAgain = false;
      const free = names.filter((name) => roomOf(name) > 0);
      if (free.length === 0) break;
      const now = clock.now();
      // So few that they find room whichever handlers they are for.
      const limit = Math.min(...free.map(roomOf));
      const busy = [...running.keys()].map(({ position }) => position);
      const until = now + CLAIM_MS;
      // Clocks agree to within seconds: what is claimed for longer was left by one that was wrong.
      const latest = until + CLAIM_MS;
      const claimed = await claimDue(db, { handlers: free, busy, now, until, latest, limit });
      // A stop may have come while the database was asked.
      if (!isOn) await Promise.all(claimed.map((delivery) => releaseClaim(db, delivery)));
      else for (const delivery of claimed) begin(delivery);
      if (claimed.length === limit) lookAgain = true;
    }
    const now = clock.now();
    const next = await nextDueAt(db, names, now);
    return next === null ? LOOK_EVERY_MS : Math.min(LOOK_EVERY_MS, Math.max(1, next - now));
  }

  function roomOf(name: string): number {
    return AT_ONCE_EACH - [...running.keys()].filter(({ handler }) => handler === name).length;
  }

  function begin(delivery: Delivery): void {
    const { signal } = stopping;
    const handler = handlers.get(delivery.handler)!;
    const lane = { kind: `event handler ${handler.name}`, user: null };
    const turn = inLane(lane, () => deliver({ db, clock, log, stopping: signal }, handler, delivery))
      .catch((error: unknown) => log.warn({ err: error }, 'how a delivery ended could not be noted'))
      .then(() => {
        running.delete(delivery);
        // The next of the same subject may go now.
        wake();
      });
    running.set(delivery, turn);
  }

  /** Here at once; elsewhere as soon as the database tells of it. */
  async function wakeAfter(tx: Tx): Promise<void> {
    if (whenCommitted(tx, wake)) await notify(tx, CHANNEL);
  }

  return {
    handlers,
    wakeAfter,
    async emit(tx, { type, subject, payload, userId, notBefore }, now) {
      const hearing = [...handlers.values()].filter((handler) => handler.type === type);
      if (hearing.length === 0) return;
      const event = { type, subject, user_id: userId ?? null, payload: JSON.stringify(payload) };
      await createDeliveries(
        tx,
        hearing.map(({ name }) => name),
        event,
        now,
        notBefore,
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
        await Promise.all(running.values());
      } while (count > 0);
    },
    async stop() {
      isOn = false;
      clearTimeout(timer);
      stopping.abort();
      const ended = (async () => {
        await stopListening();
        while (looking) await looking;
        await Promise.all(running.values());
      })();
      const waiting = new AbortController();
      const late = pass(stopWithinMs, 'late', { signal: waiting.signal }).catch(() => undefined);
      if ((await Promise.race([ended, late])) === 'late') {
        log.warn({ deliveries: running.size }, 'deliveries have hung; they will be tried again');
      }
      waiting.abort();
    },
  };
}

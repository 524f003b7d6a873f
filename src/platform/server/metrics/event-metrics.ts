import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { countDeliveries, oldestWaitingAt } from '../events/delivery-count-store.ts';

/**
 * Shows the events that wait and those that were given up. They are counted in the database at each scrape: what a process
 * remembers would be wrong as soon as there are two. While the database does not answer, the figures are NaN.
 */
export function showDeliveries(
  metrics: Registry,
  { db, clock, handlers }: { db: Db; clock: Clock; handlers: readonly string[] },
): void {
  const registers = [metrics];
  new Gauge({
    name: 'lampstand_outbox_oldest_waiting_seconds',
    help: 'Age of the oldest event that has not been delivered nor given up; 0 when there is none.',
    registers,
    async collect() {
      const now = clock.now();
      const since = await oldestWaitingAt(db).then(
        (at) => at ?? now,
        () => Number.NaN,
      );
      this.set(Math.max(0, now - since) / 1000);
    },
  });
  new Gauge({
    name: 'lampstand_outbox_deliveries',
    help: 'Events (letters and the like) by state: waiting, or parked for an administrator.',
    labelNames: ['state', 'handler'],
    registers,
    async collect() {
      this.reset();
      const counted = await countDeliveries(db).catch(() => null);
      for (const state of ['waiting', 'parked'] as const) {
        for (const handler of handlers) this.set({ state, handler }, counted ? 0 : Number.NaN);
        for (const { handler, count } of counted?.[state] ?? []) this.set({ state, handler }, count);
      }
    },
  });
}

import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { countOpenCases } from './case-store.ts';

/** Shows how many cases wait for a moderator, and for how long. While the database does not answer, the figures are NaN. */
export function showCases(metrics: Registry, { db, clock }: { db: Db; clock: Clock }): void {
  const registers = [metrics];
  const ask = () => countOpenCases(db, null).catch(() => null);
  new Gauge({
    name: 'lampstand_moderation_open_cases',
    help: 'Reports, held words and appeals that wait for a moderator.',
    registers,
    async collect() {
      this.set((await ask())?.open ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'lampstand_moderation_oldest_case_seconds',
    help: 'Age of the oldest of them; 0 when there is none.',
    registers,
    async collect() {
      const cases = await ask();
      const now = clock.now();
      this.set(cases ? Math.max(0, now - (cases.oldestAt ?? now)) / 1000 : Number.NaN);
    },
  });
}

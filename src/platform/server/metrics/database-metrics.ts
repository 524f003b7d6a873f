import { Gauge, Histogram, type Registry } from 'prom-client';
import { hearCommits } from '../db/commit-times.ts';
import type { Db } from '../db/database.ts';
import { poolStateOf } from '../db/open-postgres.ts';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Times each commit, and shows PostgreSQL's pool of connections. Returns how to stop. */
export function watchDatabase(metrics: Registry, db: Db): () => void {
  const commits = new Histogram({
    name: 'lampstand_db_commit_duration_seconds',
    help: 'Time of a commit until it is on the disk (SQLite: one flush, which transactions share).',
    buckets: SECONDS,
    registers: [metrics],
  });
  const poolState = poolStateOf(db);
  new Gauge({
    name: 'lampstand_db_pool_connections',
    help: 'Connections to PostgreSQL: in use (busy), idle, and callers that wait for one (waiting). SQLite has none.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      for (const [state, count] of Object.entries(poolState?.() ?? {})) this.set({ state }, count);
    },
  });
  return hearCommits((seconds) => commits.observe(seconds));
}

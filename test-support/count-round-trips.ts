import pg from 'pg';
import { vi } from 'vitest';

/**
 * How often PostgreSQL is waited for during one of these calls. They are made five times, and the fewest waits count: a job
 * of the server that runs at the same moment waits too, and belongs to no call.
 */
export async function fewestRoundTrips(call: (n: number) => Promise<void>): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5; n += 1) {
    const trips = countRoundTrips();
    try {
      await call(n);
    } finally {
      vi.restoreAllMocks();
    }
    fewest = Math.min(fewest, trips.count);
  }
  return fewest;
}

/**
 * A statement that is sent while an earlier one's answer is still on its way on the same connection costs no wait of its
 * own. `vi.restoreAllMocks` ends the counting.
 */
function countRoundTrips(): { count: number } {
  const trips = { count: 0 };
  const unanswered = new Map<pg.Client, number>();
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const before = unanswered.get(this) ?? 0;
    if (before === 0) trips.count += 1;
    unanswered.set(this, before + 1);
    try {
      return await (query as (...args: unknown[]) => Promise<unknown>).apply(this, asked);
    } finally {
      unanswered.set(this, (unanswered.get(this) ?? 0) - 1);
    }
  } as never);
  return trips;
}

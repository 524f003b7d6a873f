import pg from 'pg';
import { vi } from 'vitest';

/**
 * Counts how often PostgreSQL is waited for: a statement that is sent while an earlier one's answer is still on its way on
 * the same connection costs no wait of its own. `vi.restoreAllMocks` ends the counting.
 */
export function countRoundTrips(): { count: number } {
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

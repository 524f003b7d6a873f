import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { inBatches } from '../in-batches.ts';

interface RateLimitTable {
  /** The route and whose calls are counted. */
  name: string;
  calls: number;
  /** From then on counting begins anew, epoch milliseconds. */
  ends_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    rate_limit: RateLimitTable;
  }
}

/** How often a name was seen in its window, and how many milliseconds of it are left. */
interface Count {
  current: number;
  ttl: number;
}

type Answer = (error: Error | null, count?: Count) => void;

/** Names that are known to have reached their limit: a flood of calls is refused without a write each. */
const CLOSED_NAMES = 10_000;

/**
 * Where @fastify/rate-limit counts (its `store` option): in the database, so that servers which share one hold one
 * limit together, and a restart forgets nothing.
 */
export function rateLimitStore({ db, clock }: { db: Db; clock: Clock }) {
  const closed = new LRUCache<string, { current: number; endsAt: number }>({ max: CLOSED_NAMES });

  async function count(name: string, windowMs: number, max: number): Promise<Count> {
    const now = clock.now();
    const known = closed.get(name);
    if (known && known.endsAt > now) return { current: known.current, ttl: known.endsAt - now };
    const { calls, ends_at } = await createOrCount(db, { name, now, windowMs });
    if (calls > max) closed.set(name, { current: calls, endsAt: ends_at });
    return { current: calls, ttl: ends_at - now };
  }

  return class RateLimitStore {
    readonly #route: string;

    /** The plugin gives its own options; only `child` gives a route. */
    constructor(route: unknown) {
      this.#route = typeof route === 'string' ? route : '';
    }

    incr(key: string, answer: Answer, windowMs: number, max: number): void {
      count(`${this.#route} ${key}`, windowMs, max).then(
        (counted) => answer(null, counted),
        (error: Error) => answer(error),
      );
    }

    child(options: object): RateLimitStore {
      // The plugin's types promise the route itself; it gives the limit's options, which hold the route.
      const { routeInfo } = options as { routeInfo: { method: string | string[]; url: string } };
      return new RateLimitStore(`${routeInfo.method} ${routeInfo.url}`);
    }
  };
}

/** Deletes counts that ended before `now`. */
export function sweepRateLimits(db: Db, now: number, stopping: AbortSignal): Promise<void> {
  return inBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('rate_limit')
      .where('name', 'in', (eb) =>
        eb.selectFrom('rate_limit').select('name').where('ends_at', '<=', now).limit(limit),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }, stopping);
}

/** Counts one more call, in one statement: of several at once each gets a number of its own. */
function createOrCount(
  db: Db,
  { name, now, windowMs }: { name: string; now: number; windowMs: number },
): Promise<{ calls: number; ends_at: number }> {
  return db
    .insertInto('rate_limit')
    .values({ name, calls: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => {
        const isOver = eb('rate_limit.ends_at', '<=', now);
        return {
          calls: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('rate_limit.calls', '+', 1))
            .end(),
          ends_at: eb
            .case()
            .when(isOver)
            .then(now + windowMs)
            .else(eb.ref('rate_limit.ends_at'))
            .end(),
        };
      }),
    )
    .returning(['calls', 'ends_at'])
    .executeTakeFirstOrThrow();
}

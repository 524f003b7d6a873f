import { CLOCKS_AGREE_WITHIN_MS } from '../clock.ts';
import type { Db, DbOrTx } from '../db/database.ts';
import { inBatches } from '../in-batches.ts';

interface RateLimitTable {
  /** The call, and whose calls are counted. */
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

/** Calls to add to the count of a name; counting begins anew `windowMs` after it began. */
export interface CallsToCount {
  name: string;
  calls: number;
  windowMs: number;
}

/** Adds calls, in one statement: of several at once each gets a number of its own. Answers how many there are now. */
export async function createOrCount(
  db: DbOrTx,
  counted: readonly CallsToCount[],
  now: number,
): Promise<RateLimitTable[]> {
  // Always in the same order; otherwise two statements could wait for each other.
  const rows = counted
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, calls, windowMs }) => ({ name, calls, ends_at: now + windowMs }));
  return db
    .insertInto('rate_limit')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => {
        // What ends later than it could by now was begun by a clock that was ahead.
        const isOver = eb.or([
          eb('rate_limit.ends_at', '<=', now),
          eb('rate_limit.ends_at', '>', eb('excluded.ends_at', '+', CLOCKS_AGREE_WITHIN_MS)),
        ]);
        return {
          calls: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.calls'))
            .else(eb('rate_limit.calls', '+', eb.ref('excluded.calls')))
            .end(),
          ends_at: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.ends_at'))
            .else(eb.ref('rate_limit.ends_at'))
            .end(),
        };
      }),
    )
    .returning(['name', 'calls', 'ends_at'])
    .execute();
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

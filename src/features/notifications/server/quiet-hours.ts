import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { sendLive } from './send-live.ts';
import { heldUntil, updateHeldNoMore } from './setting-store.ts';

/** Tells open browsers what was held back for those whose quiet hours are over. */
export function tellAfterQuietHours(
  { db, clock }: { db: Db; clock: Clock },
  stopping: AbortSignal,
): Promise<void> {
  return inBatches(
    (limit) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const ids = (await heldUntil(tx, now, limit).execute()).map(({ user_id }) => user_id);
        if (ids.length === 0) return 0;
        await updateHeldNoMore(tx, ids);
        await sendLive(tx, ids, ['/api/notifications'], now);
        return ids.length;
      }),
    stopping,
  );
}

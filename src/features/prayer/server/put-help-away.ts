import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import { requireRead } from './ask-for-prayer.ts';
import { holdOwn } from './change-request.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { readingOf } from './reading.ts';
import { updateRequestRow } from './request-store.ts';

/** Shows who helps with this request of the caller no more. Nobody else learns of it. @throws AppError NOT_FOUND */
export function putAway(deps: PrayerDeps, caller: Caller, requestId: string): Promise<PrayerRequest> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const { help_put_away_at: before } = await holdOwn(tx, caller, requestId);
    if (before === null) {
      await updateRequestRow(tx, requestId, { help_put_away_at: now });
      await sendLive(tx, [caller.id], [`/api/prayer/requests/${requestId}`], now);
    }
    return requireRead(tx, await readingOf(tx, caller, now), requestId);
  });
}

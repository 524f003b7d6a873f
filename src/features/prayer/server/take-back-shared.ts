import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { withdrawShared } from './withdraw-store.ts';

/**
 * Whoever turns out to be under 16 has shared nothing with everyone or a circle: their requests are theirs alone from then on,
 * and what was asked of circles that they were in is not for them (docs/product.md, People).
 */
export function takeBackShared({ db }: Pick<PrayerDeps, 'db'>): EventHandler {
  return defineEventHandler({
    name: 'take-back-what-was-shared-under-16',
    type: 'found-under-16',
    failure: 'What somebody under 16 has shared could not be taken back.',
    retryAfterMs: [1000, 60_000, 600_000],
    handle: ({ payload, finishIn }) =>
      inUserTransaction(db, payload.userId, async (tx) => {
        await finishIn(tx);
        await withdrawShared(tx, payload.userId);
      }),
  });
}

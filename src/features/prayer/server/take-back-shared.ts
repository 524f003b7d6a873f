import { setImmediate as othersTurn } from 'node:timers/promises';
import { hearUnder16 } from '#features/circle/server/for-other-features.ts';
import { forgetNotifications } from '#features/notifications/server/for-other-features.ts';
import { whoIsUnder16 } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { EventHandler } from '#platform/server/events/events.ts';
import {
  createGoneWords,
  deleteEncouragementRow,
  encouragementsOutsideGroups,
} from './encouragement-store.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { withdrawShared } from './withdraw-store.ts';

/** So many words are taken back before others have a turn. */
const REQUESTS_PER_BATCH = 100;

/**
 * Whoever turns out to be under 16 has shared nothing with everyone or a circle: their requests are theirs alone from then on,
 * and what was asked of circles that they were in is not for them. What they wrote under others' requests goes, since they cannot
 * even reach it any more to delete it; a note of it stays for them (docs/product.md, People).
 */
export function takeBackShared({ db, clock }: Pick<PrayerDeps, 'db' | 'clock'>): EventHandler[] {
  return hearUnder16({
    name: 'take-back-what-was-shared-under-16',
    failure: 'What somebody under 16 has shared could not be taken back.',
    retryAfterMs: [1000, 60_000, 600_000],
    handle: ({ payload, finishIn }) =>
      inUserTransaction(db, payload.userId, async (tx) => {
        await finishIn(tx);
        // Heard late, it may have been corrected since.
        if (!(await whoIsUnder16(tx, [payload.userId])).has(payload.userId)) return;
        await withdrawShared(tx, payload.userId);
        await removeEncouragements(tx, payload.userId, clock.now());
      }),
  });
}

async function removeEncouragements(tx: Tx, userId: string, now: number): Promise<void> {
  for (;;) {
    const words = await encouragementsOutsideGroups(tx, userId, REQUESTS_PER_BATCH);
    for (const row of words) await deleteEncouragementRow(tx, row);
    await forgetNotifications(
      tx,
      'encouraged',
      words.map(({ id }) => id),
      now,
    );
    await createGoneWords(tx, words, 'under-16', now);
    if (words.length < REQUESTS_PER_BATCH) return;
    await othersTurn();
  }
}

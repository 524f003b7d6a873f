import { tellAgain } from '#features/notifications/server/for-other-features.ts';
import { isBannedNow } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { answeredWithoutName } from './request-store.ts';

/**
 * A ban hides what somebody asked. That it was answered names nobody where they asked without a name, so that it was put aside for
 * good.
 */
export function tellOfAnswersAgain({ db, clock }: Pick<PrayerDeps, 'db' | 'clock'>): EventHandler {
  return defineEventHandler({
    name: 'tell-again-of-prayers-of-who-was-banned',
    type: 'ban-over',
    failure: 'Answered prayers of somebody who was banned could not be told of again.',
    retryAfterMs: [1000, 60_000, 600_000],
    handle: ({ payload: { userId }, finishIn }) =>
      inUserTransaction(db, userId, async (tx) => {
        await finishIn(tx);
        const now = clock.now();
        if (await isBannedNow(tx, userId, now)) return;
        const requests = await answeredWithoutName(tx, userId).execute();
        await tellAgain(tx, { subjectIds: requests.map(({ id }) => id), actorId: null }, now);
      }),
  });
}

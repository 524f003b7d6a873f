import { MINUTE_MS } from '#contract/durations.ts';
import { pushUrgently } from '#features/push/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { whoIsToldOfDanger } from './danger-letter.ts';

/** Others may see the screen: it says neither what was written nor where. */
const TEXT = 'Somebody may be in danger. Please look soon.';

/** Tells moderators on the devices that they chose for anything by push: a letter may be read hours later. */
export function pushDanger(deps: Pick<ServerDeps, 'db' | 'clock' | 'events'>): EventHandler {
  const { db, clock, events } = deps;
  return defineEventHandler({
    name: 'push-danger',
    type: 'danger-push-due',
    failure: 'A moderator could not be told by push of words of danger.',
    retryAfterMs: [1000, MINUTE_MS, 5 * MINUTE_MS],
    handle: ({ payload: { caseId }, userId, finishIn }) =>
      inTransaction(db, async (tx) => {
        await finishIn(tx);
        const now = clock.now();
        const user = userId === undefined ? undefined : await whoIsToldOfDanger(tx, userId, { caseId, now });
        const message = { text: TEXT, path: `/moderation?case=${caseId}` };
        if (user) await pushUrgently(tx, events, user.id, message, now);
      }),
  });
}

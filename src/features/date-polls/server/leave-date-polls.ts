import type { GatheringsDeps } from '#features/gatherings/server/for-other-features.ts';
import { memberIdsOf, standingIn } from '#features/groups/server/for-other-features.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { deleteAnswersIn } from './date-answer-store.ts';
import { DATE_POLLS } from './make-date-poll.ts';

/** Which dates suit whoever is not in a group any more says nothing about it. */
export function leaveDatePolls({ db, clock }: Pick<GatheringsDeps, 'db' | 'clock'>): EventHandler[] {
  return [
    defineEventHandler({
      name: 'take-back-dates-of-who-left-a-group',
      type: 'group-left',
      failure: 'What somebody who left a group had said of its dates could not be taken back.',
      retryAfterMs: [1000, 60_000, 600_000],
      handle: ({ payload: { groupId, userId }, finishIn }) =>
        inTransaction(db, async (tx) => {
          await finishIn(tx);
          // Whoever has come back since keeps what they said.
          if (await standingIn(tx, groupId, userId)) return;
          await deleteAnswersIn(tx, groupId, userId);
          await sendLive(tx, await memberIdsOf(tx, groupId), [DATE_POLLS], clock.now());
        }),
    }),
  ];
}

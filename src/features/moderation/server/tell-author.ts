import { isForGood } from '#contract/for-good.ts';
import { notify } from '#features/notifications/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler, type EventSender } from '#platform/server/events/events.ts';
import type { KeptNotification, NotificationKind } from '#platform/server/notification-kind.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { type Became, whatIsSaid } from '../what-is-said.rules.ts';
import { type ActionRow, findAction, findActionsOfDecision, type ReadAction } from './action-store.ts';
import { findCase } from './case-store.ts';
import { whatBecame } from './what-became.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** An author is to be told of a decision, unless it is undone before. */
    'moderation-to-tell': { decisionId: string };
  }
}

/** Has the author told of a decision, at once or when it cannot be undone any more. */
export async function tellLater(
  events: EventSender,
  tx: Tx,
  decision: Pick<ActionRow, 'decision_id' | 'author_id'>,
  { now, at }: { now: number; at: number },
): Promise<void> {
  if (decision.author_id === null) return;
  await events.emit(
    tx,
    {
      type: 'moderation-to-tell',
      subject: decision.decision_id,
      userId: decision.author_id,
      payload: { decisionId: decision.decision_id },
      notBefore: at,
    },
    now,
  );
}

/** Tells nothing of a decision that was undone. */
export function dontTell(events: EventSender, tx: Tx, decisionId: string): Promise<void> {
  return events.forget(tx, 'moderation-to-tell', decisionId);
}

const KIND = 'moderation';

/** Tells an author of a decision once it cannot be undone any more (`isTold`). */
export function tellAuthor({ db, clock, words }: Pick<ServerDeps, 'db' | 'clock' | 'words'>): EventHandler {
  return defineEventHandler({
    name: 'tell-author-of-decision',
    type: 'moderation-to-tell',
    failure: 'Somebody could not be told what a moderator did.',
    retryAfterMs: [1000, 60_000, 600_000],
    handle: ({ payload, finishIn }) =>
      inTransaction(db, async (tx) => {
        await finishIn(tx);
        const action = await findAction(tx, payload.decisionId);
        const one = action && (await findCase(tx, action.case_id));
        if (!one || action.isUndone || action.author_id === null) return;
        // An appeal is told of in the case of what it is against.
        const against = one.appealed_action_id === null ? null : await findAction(tx, one.appealed_action_id);
        await notify(
          tx,
          [
            {
              userId: action.author_id,
              kind: KIND,
              subjectId: against?.case_id ?? one.id,
              actorId: null,
              data: {
                actionId: action.id,
                called: words.get(one.kind)?.called ?? 'a text',
              },
              onceKey: `moderation ${action.id}`,
            },
          ],
          clock.now(),
        );
      }),
  });
}

/** What moderators did about somebody's words. It cannot be turned off. */
export function moderationNotifications({ clock }: { clock: Clock }): NotificationKind {
  return {
    kind: KIND,
    setting: null,
    async present(db, readerId, notifications) {
      const now = clock.now();
      const said = await Promise.all(
        notifications.map(async (one) => {
          const decision = await findActionsOfDecision(db, String(one.data['actionId']));
          const main = decision.find(({ id }) => id === one.data['actionId']);
          if (main?.author_id !== readerId) return null;
          const became = await whatBecame(db, main, now);
          return [one.id, wordsOf(one, main, { decision, became })] as const;
        }),
      );
      return new Map(said.filter((one) => one !== null));
    },
  };
}

function wordsOf(
  one: KeptNotification,
  main: ReadAction,
  how: { decision: readonly ReadAction[]; became: Became | null },
) {
  return {
    title: saidOf(main, { ...how, called: String(one.data['called']) }),
    text: main.note,
    href: `/my-words/${one.subjectId}`,
    // Who writes to somebody shows their face; it is not kept with the notification, so that it goes with their account.
    personId: main.action === 'write' ? main.moderator_id : null,
  };
}

/** What its author reads of an action that was decided together with others. */
export function saidOf(
  action: ReadAction,
  how: { decision: readonly ReadAction[]; became: Became | null; called: string },
): string {
  const { decision, became, called } = how;
  return whatIsSaid({
    action: action.action,
    reason: action.reason,
    called,
    isForGood: isForGood(action.until),
    hidesWords: action.action !== 'hide' && decision.some((one) => one.action === 'hide'),
    became,
  });
}

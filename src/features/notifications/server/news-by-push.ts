import { findUserById, isBannedNow } from '#features/people/server/for-other-features.ts';
import {
  deviceSender,
  devicesFor,
  PUSH_RETRIES,
  type PushDeps,
} from '#features/push/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import { eachDue } from '#platform/server/each-due.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { newsText } from '../news.rules.ts';
import { quietUntil } from '../notifications.rules.ts';
import { findUnreadOf } from './notification-store.ts';
import { wordsOf } from './present-notifications.ts';
import { pushesDue, takePushes, updatePushesDue } from './push-store.ts';
import { findSettings } from './setting-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** A device of somebody is to show that these notifications came, as far as they are unread then. */
    'news-due': NewsDue;
  }
}

interface NewsDue {
  deviceId: string;
  notificationIds: string[];
}

type Deps = PushDeps & Pick<ServerDeps, 'events' | 'notificationKinds'>;

/**
 * Has people told by push of what came a minute ago and is unread still: what comes together is one message. In their quiet hours, as
 * they are now, it waits until these are over.
 */
export function tellByPush(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  stopping: AbortSignal,
): Promise<void> {
  return eachDue(
    (limit) => pushesDue(db, clock.now(), limit).execute(),
    ({ user_id: userId }) =>
      inUserTransaction(db, userId, async (tx) => {
        const now = clock.now();
        const until = await quietEndFor(tx, userId, now);
        if (until !== null) return updatePushesDue(tx, userId, until);
        const notificationIds = await takePushes(tx, userId);
        if (notificationIds.length === 0) return;
        for (const { id: deviceId } of await devicesFor(tx, userId, 'news')) {
          const payload = { deviceId, notificationIds };
          await events.emit(tx, { type: 'news-due', subject: deviceId, userId, payload }, now);
        }
      }),
    stopping,
  );
}

/** Says on a device what is new, as it is at each try: unread still, wanted still, and not in quiet hours. */
export function newsEvents(deps: Deps): EventHandler[] {
  const { db, clock, events } = deps;
  const send = deviceSender(deps);
  return [
    defineEventHandler({
      name: 'send-news-push',
      type: 'news-due',
      failure: 'What is new could not be sent by push.',
      retryAfterMs: PUSH_RETRIES,
      isForgotten: true,
      async handle({ payload, userId, finishIn }) {
        if (userId === undefined) return;
        const now = clock.now();
        const until = await quietEndFor(db, userId, now);
        if (until !== null) {
          const { deviceId } = payload;
          const later = { type: 'news-due', subject: deviceId, userId, payload, notBefore: until } as const;
          return inTransaction(db, async (tx) => {
            await finishIn(tx);
            await events.emit(tx, later, now);
          });
        }
        const text = await textFor(deps, userId, payload.notificationIds);
        if (text === null) return;
        await send({ userId, deviceId: payload.deviceId }, 'news', {
          text,
          path: '/notifications',
          tag: 'news',
        });
      },
    }),
  ];
}

/** When the quiet hours are over that somebody has now, UTC epoch milliseconds; null: they have none. */
async function quietEndFor(db: DbOrTx, userId: string, now: number): Promise<number | null> {
  const { quiet } = await findSettings(db, userId);
  return quietUntil(quiet, now, (await findUserById(db, userId))?.timezone ?? 'UTC');
}

async function textFor(
  { db, clock, notificationKinds }: Deps,
  userId: string,
  notificationIds: readonly string[],
): Promise<string | null> {
  if (await isBannedNow(db, userId, clock.now())) return null;
  const rows = await findUnreadOf(db, userId, notificationIds);
  const { words } = await wordsOf(db, notificationKinds, userId, rows);
  const { off } = await findSettings(db, userId);
  const settings = rows
    .filter(({ id }) => words.has(id))
    .map(({ kind }) => notificationKinds.get(kind)?.setting ?? null)
    .filter((setting) => setting === null || !off.includes(setting.id));
  return settings.length === 0 ? null : newsText(settings.map((setting) => setting?.onLockedScreen ?? null));
}

import { MINUTE_MS } from '#contract/durations.ts';
import { findUserById, isBanned } from '#features/people/server/for-other-features.ts';
import { pushNews } from '#features/push/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
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
    /** Somebody is to be told of these notifications by push, as far as they are unread then. */
    'news-due': { notificationIds: string[] };
  }
}

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'events' | 'notificationKinds'>;

/**
 * Has people told by push of what came a minute ago and is unread still: what comes together is one message. In their quiet hours, as
 * they are now, it waits until these are over.
 */
export function tellByPush(
  { db, clock, events }: Omit<Deps, 'notificationKinds'>,
  stopping: AbortSignal,
): Promise<void> {
  return eachDue(
    (limit) => pushesDue(db, clock.now(), limit).execute(),
    ({ user_id: userId }) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const { quiet } = await findSettings(tx, userId);
        const timezone = (await findUserById(tx, userId))?.timezone ?? 'UTC';
        const until = quietUntil(quiet, now, timezone);
        if (until !== null) return updatePushesDue(tx, userId, until);
        const notificationIds = await takePushes(tx, userId);
        if (notificationIds.length === 0) return;
        const payload = { notificationIds };
        await events.emit(tx, { type: 'news-due', subject: userId, userId, payload }, now);
      }),
    stopping,
  );
}

/** Says on their devices what is new, as far as it has something to say to them still. */
export function newsEvents(deps: Deps): EventHandler[] {
  return [
    defineEventHandler({
      name: 'tell-news-by-push',
      type: 'news-due',
      failure: 'Somebody could not be told by push of what is new.',
      retryAfterMs: [MINUTE_MS, 4 * MINUTE_MS, 12 * MINUTE_MS],
      isForgotten: true,
      async handle({ payload: { notificationIds }, userId, finishIn }) {
        const text = userId === undefined ? null : await textFor(deps, userId, notificationIds);
        await inTransaction(deps.db, async (tx) => {
          await finishIn(tx);
          if (userId === undefined || text === null) return;
          await pushNews(tx, deps.events, userId, { text, path: '/notifications' }, deps.clock.now());
        });
      },
    }),
  ];
}

async function textFor(
  { db, clock, notificationKinds }: Deps,
  userId: string,
  notificationIds: readonly string[],
): Promise<string | null> {
  if (await isBanned(db, userId, clock.now())) return null;
  const rows = await findUnreadOf(db, userId, notificationIds);
  const { words } = await wordsOf(db, notificationKinds, userId, rows);
  const { off } = await findSettings(db, userId);
  const settings = rows
    .filter(({ id }) => words.has(id))
    .map(({ kind }) => notificationKinds.get(kind)?.setting ?? null)
    .filter((setting) => setting === null || !off.includes(setting.id));
  return settings.length === 0 ? null : newsText(settings.map((setting) => setting?.onLockedScreen ?? null));
}

import { HOUR_MS, MINUTE_MS, WEEK_MS } from '#contract/durations.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import { restsAt } from '#features/rhythm/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { eachDue } from '#platform/server/each-due.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { sendLetter } from '#platform/server/events/send-letter.ts';
import { endTokenOf, waysToEnd } from '#platform/server/letter-end.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { stopWeeklyLetter } from '../notifications.contract.ts';
import { isSameWeek, NOTIFICATION_LIMITS, nextLetterAt } from '../notifications.rules.ts';
import { weeklyLetterText } from '../weekly-letter.rules.ts';
import { unreadSince } from './notification-store.ts';
import { wordsOf } from './present-notifications.ts';
import { findSettings, lettersDue, updateLetterDue } from './setting-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** Somebody's letter of a week is to be written; `until` is when that week ended, UTC epoch milliseconds. */
    'weekly-letter-due': { until: number };
  }
}

type Deps = Pick<
  ServerDeps,
  'db' | 'clock' | 'events' | 'mailer' | 'publicUrl' | 'secret' | 'notificationKinds'
>;

/**
 * Has the letters written that are due. Each is put off to the next week in the transaction that has it written: whatever
 * number of processes run this, and wherever one of them ends, there is one a week.
 */
export function dueLetters(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  stopping: AbortSignal,
): Promise<void> {
  return eachDue(
    (limit) => lettersDue(db, clock.now(), limit).execute(),
    ({ user_id: userId, letter_due_at: from, timezone }) =>
      inTransaction(db, async (tx) => {
        if (from === null) return;
        const now = clock.now();
        const to = nextLetterAt(now, timezone ?? 'UTC');
        if (!(await updateLetterDue(tx, userId, { from, to }))) return;
        // Whoever has moved westwards has their Saturday before them still, and one letter a week; so has whose letter a clock that was ahead put off.
        if (isSameWeek(from, to)) return;
        const payload = { until: now };
        await events.emit(tx, { type: 'weekly-letter-due', subject: userId, userId, payload }, now);
      }),
    stopping,
  );
}

/** Writes the letter and sends it, unless there is nothing to tell, it is no longer wanted, or the person rests. */
export function weeklyLetterEvents(deps: Deps): EventHandler[] {
  return [
    defineEventHandler({
      name: 'send-weekly-letter',
      type: 'weekly-letter-due',
      failure: 'A weekly letter could not be sent.',
      // A letter of the week that comes a day late is still one; later, the next is near.
      retryAfterMs: [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS],
      isForgotten: true,
      async handle({ payload, userId, deliveryId }) {
        const letter = userId === undefined ? null : await writeLetter(deps, userId, payload.until);
        if (letter) await sendLetter(deps.mailer, { ...letter, id: deliveryId });
      },
    }),
  ];
}

async function writeLetter(
  { db, clock, publicUrl, secret, notificationKinds }: Deps,
  userId: string,
  until: number,
): Promise<Omit<Mail, 'id'> | null> {
  const user = await findUserById(db, userId);
  // Nobody else's letter box is to be filled.
  if (!user?.emailVerified || (await findSettings(db, userId)).letterDueAt === null) return null;
  const now = clock.now();
  if (isBanned(user, now)) return null;
  if (await restsAt(db, { id: userId, timezone: user.timezone ?? 'UTC' }, now)) return null;
  const limit = NOTIFICATION_LIMITS.presentedAtOnce;
  const rows = await unreadSince(db, { userId, since: until - WEEK_MS, limit }).execute();
  const { words } = await wordsOf(db, notificationKinds, userId, rows);
  const lines = rows.flatMap(({ id }) => words.get(id) ?? []);
  if (lines.length === 0) return null;
  const end = waysToEnd(endTokenOf('weekly letter', userId, secret), {
    publicUrl,
    page: '/letters/stop',
    call: stopWeeklyLetter.path,
  });
  return {
    to: user.email,
    ...weeklyLetterText({
      firstName: user.firstName,
      lines,
      isAll: rows.length < limit,
      listUrl: `${publicUrl}/notifications`,
      stopUrl: end.url,
    }),
    headers: end.headers,
  };
}

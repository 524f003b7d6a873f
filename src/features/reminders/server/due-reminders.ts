import { DAY_MS } from '#contract/durations.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import { devicesFor } from '#features/push/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { eachDue } from '#platform/server/each-due.ts';
import { type Due, nextReminder, reminderAt } from '../reminders.rules.ts';
import { sentenceFor } from '../sentences.rules.ts';
import {
  dueReminders,
  findReminder,
  type Kept,
  REMINDER_WITHIN_MS,
  saveReminderRow,
} from './reminder-store.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { isToRemind } from './whether-to-remind.ts';

/** One reminder, as it is told to whoever sends it; `sentence` is its place in the catalogue. */
export interface ToSend extends Pick<Due, 'date' | 'at'> {
  sentence: number;
}

declare module '#platform/server/events/events.ts' {
  interface Events {
    'reminder-letter-due': ToSend;
    'reminder-push-due': ToSend & { deviceId: string };
  }
}

/**
 * Has the reminders sent that are due. That one is sent, of which date, and when to look next is kept in the transaction that has
 * it sent, with the person held: whatever number of servers run this, and wherever one ends, no date has two.
 */
export function remindDue(
  { db, clock, events }: Pick<RemindersDeps, 'db' | 'clock' | 'events'>,
  stopping: AbortSignal,
): Promise<void> {
  return eachDue(
    (limit) => dueReminders(db, clock.now(), limit).execute(),
    ({ user_id: userId }) => inUserTransaction(db, userId, (tx) => remind(tx, events, userId, clock.now())),
    stopping,
  );
}

async function remind(tx: Tx, events: RemindersDeps['events'], userId: string, now: number): Promise<void> {
  const kept = await findReminder(tx, userId);
  const user = await findUserById(tx, userId);
  if (!user || kept.nextAt === null) return;
  const timezone = user.timezone ?? 'UTC';
  if (kept.nextAt > now) {
    // Today's may have been sent before the clock was wrong.
    const isAstray = kept.nextAt > now + REMINDER_WITHIN_MS;
    if (isAstray) await saveReminderRow(tx, userId, { ...kept, nextAt: nextAtOf(kept, timezone, now) });
    return;
  }
  // By the clock where they are now, wherever they were when the time was reckoned.
  const due = reminderAt(now, kept.times, timezone);
  const lastDate = lastDateOf(kept, now);
  const isNew = due !== null && (lastDate === null || due.date > lastDate);
  const isSent = isNew && (await isToRemind(tx, user, due, now));
  const after: Kept = isSent ? { ...kept, lastDate: due.date, said: kept.said + 1 } : kept;
  await saveReminderRow(tx, userId, { ...after, nextAt: nextAtOf(after, timezone, now) });
  if (!isSent) return;
  const payload = { date: due.date, at: due.at, sentence: sentenceFor(userId, kept.said) };
  if (kept.way === 'letter') {
    await events.emit(tx, { type: 'reminder-letter-due', subject: userId, userId, payload }, now);
  }
  if (kept.way !== 'push') return;
  for (const { id: deviceId } of await devicesFor(tx, userId, 'reminder')) {
    const event = { type: 'reminder-push-due', subject: deviceId, userId } as const;
    await events.emit(tx, { ...event, payload: { ...payload, deviceId } }, now);
  }
}

/** The date that had its reminder last. One that nowhere has begun was noted by a clock that was ahead, and had none. */
function lastDateOf({ lastDate }: Kept, now: number): string | null {
  return lastDate !== null && Date.parse(lastDate) > now + DAY_MS ? null : lastDate;
}

/**
 * When to look next, UTC epoch milliseconds. Sabbaths and rests are asked about then: they may be other ones until then.
 */
export function nextAtOf(kept: Kept, timezone: string, now: number): number | null {
  const { way, times } = kept;
  if (way !== 'push' && way !== 'letter') return null;
  const lastDate = lastDateOf(kept, now);
  return nextReminder(now, times, timezone, (date) => lastDate !== null && date <= lastDate)?.at ?? null;
}

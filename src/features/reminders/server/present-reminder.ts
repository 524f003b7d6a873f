import { minutesOf, timeOf } from '#features/notifications/notifications.rules.ts';
import { requireUser } from '#features/people/server/for-other-features.ts';
import { presentPush } from '#features/push/server/for-other-features.ts';
import { isFree, LAMPS } from '#features/rhythm/rhythm.rules.ts';
import { findRhythm, rhythmAt } from '#features/rhythm/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { feedTokenOf } from '#platform/server/feed-token.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { localDay } from '#platform/server/local-day.ts';
import { getReminderCalendar, type MyReminder } from '../reminders.contract.ts';
import { nextReminder, type Times } from '../reminders.rules.ts';
import { findReminder, type Kept } from './reminder-store.ts';

export function toTimes(times: readonly (string | null)[]): Times {
  return times.map((time) => (time === null ? null : minutesOf(time)));
}

/** Somebody's reminder as they see it, with the next one that will come as things are. */
export async function presentReminder(
  db: DbOrTx,
  caller: Pick<Caller, 'id' | 'sessionId'>,
  { now, secret }: { now: number; secret: string },
): Promise<MyReminder> {
  const user = await requireUser(db, caller.id);
  const timezone = user.timezone ?? 'UTC';
  const kept = await findReminder(db, caller.id);
  const rhythm = await findRhythm(db, caller.id);
  const { lamps, restsUntil } = rhythmAt(rhythm, timezone, now);
  const push = await presentPush(db, caller, { purpose: 'reminder', secret });
  const today = localDay(now, timezone).date;
  const isDone = LAMPS.every((lamp) => lamps[lamp]);
  const isSilent = (date: string) =>
    isFree(date, rhythm.rests) ||
    (date === today && isDone && kept.way !== 'calendar') ||
    (kept.lastDate !== null && date <= kept.lastDate && kept.way !== 'calendar');
  const next = comes(kept, push.devices) ? nextReminder(now, kept.times, timezone, isSilent) : null;
  const token = feedTokenOf('reminder calendar', { userId: caller.id, serial: kept.serial }, secret);
  return {
    way: kept.way,
    times: kept.times.map((minute) => (minute === null ? null : timeOf(minute))),
    today,
    next: next && { date: next.date, time: timeOf(next.minute) },
    sabbath: rhythm.rests.sabbath,
    restsUntil,
    push,
    isEmailConfirmed: Boolean(user.emailVerified),
    calendarPath: getReminderCalendar.path.replace(':token', token),
  };
}

/** Whether a reminder can come: by push none does while no device is registered. */
function comes({ way }: Kept, devices: number): boolean {
  return way !== null && (way !== 'push' || devices > 0);
}

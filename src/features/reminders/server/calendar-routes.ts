import { requireFeedOwner } from '#features/people/server/for-other-features.ts';
import { findRhythm } from '#features/rhythm/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { sendCalendar } from '#platform/server/http/send-calendar.ts';
import { getReminderCalendar } from '../reminders.contract.ts';
import { reminderCalendar } from './calendar-file.ts';
import { findReminder } from './reminder-store.ts';
import type { RemindersDeps } from './reminders-deps.ts';

/** Reminders for calendar programs, by a secret address. While they come another way, the calendar is empty. */
export function reminderCalendarRoutes(
  endpoints: Endpoints,
  { db, clock, secret, publicUrl }: Pick<RemindersDeps, 'db' | 'clock' | 'secret' | 'publicUrl'>,
): void {
  const feeds = { db, secret, purpose: 'reminder calendar', serialOf } as const;

  endpoints.handle(getReminderCalendar, async ({ params, reply }) => {
    const now = clock.now();
    const owner = await requireFeedOwner(params.token, feeds, now);
    const kept = await findReminder(db, owner.id);
    const { rests } = await findRhythm(db, owner.id);
    const times = kept.way === 'calendar' ? kept.times : null;
    const timezone = owner.timezone ?? 'UTC';
    reply.header('content-disposition', 'inline; filename="reminder.ics"');
    await sendCalendar(reply, reminderCalendar({ times, rests, userId: owner.id, timezone }, publicUrl, now));
  });
}

async function serialOf(db: DbOrTx, userId: string): Promise<number> {
  return (await findReminder(db, userId)).serial;
}

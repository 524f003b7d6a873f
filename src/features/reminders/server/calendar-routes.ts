import { AppError } from '#contract/errors.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import { findRhythm } from '#features/rhythm/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { getReminderCalendar } from '../reminders.contract.ts';
import { reminderCalendar } from './calendar-file.ts';
import { readCalendarToken } from './calendar-token.ts';
import { findReminder } from './reminder-store.ts';
import type { RemindersDeps } from './reminders-deps.ts';

/** Reminders for calendar programs, by a secret address. While they come another way, the calendar is empty. */
export function reminderCalendarRoutes(
  endpoints: Endpoints,
  { db, clock, secret, publicUrl }: Pick<RemindersDeps, 'db' | 'clock' | 'secret' | 'publicUrl'>,
): void {
  endpoints.handle(getReminderCalendar, async ({ params, reply }) => {
    const now = clock.now();
    const address = readCalendarToken(params.token, secret);
    const user = address && (await findUserById(db, address.userId));
    const kept = user && (await findReminder(db, user.id));
    if (!kept || kept.serial !== address.serial || isBanned(user, now)) {
      throw new AppError('NOT_FOUND', 'This calendar is not here any more.');
    }
    const { rests } = await findRhythm(db, user.id);
    const times = kept.way === 'calendar' ? kept.times : null;
    const timezone = user.timezone ?? 'UTC';
    await reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="reminder.ics"')
      .header('cache-control', 'private, no-store')
      .send(reminderCalendar({ times, rests, userId: user.id, timezone }, publicUrl, now));
  });
}

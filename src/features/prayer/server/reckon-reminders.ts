import { MINUTE_MS } from '#contract/durations.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { findOpenItems, updateItemRow } from './item-store.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { nextReminder } from './prayer-times.ts';

/**
 * Somebody has come into another time zone: the next time of each reminder of their list is worked out by the clocks there. Further
 * east the hour of a reminder comes earlier than the moment that was noted; without this, one of Sundays would be missed for a week. A
 * date on which a reminder has come already gets none a second time.
 */
export function reckonReminders({ db, clock }: Pick<PrayerDeps, 'db' | 'clock'>): EventHandler {
  return defineEventHandler({
    name: 'reckon-reminders-of-list-anew',
    type: 'time-zone-changed',
    failure: 'Reminders of a prayer list could not be put to the clock of another time zone.',
    retryAfterMs: [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
    async handle({ userId, payload }) {
      if (userId === undefined) return;
      await inUserTransaction(db, userId, async (tx) => {
        const now = clock.now();
        const user = await findUserById(tx, userId);
        if (!user) return;
        const zone = user.timezone ?? 'UTC';
        for (const { id, remind_at, remind_minute, remind_days } of await findOpenItems(tx, userId)) {
          // One that is due by now is looked at by the job.
          if (remind_at === null || remind_at <= now || remind_minute === null || remind_days === null)
            continue;
          const reminder = { minuteOfDay: remind_minute, days: remind_days };
          const next = startOfSameDate(remind_at, payload.before ?? zone, zone);
          const at = nextReminder(Math.max(now, next - 1), reminder, zone);
          if (at !== remind_at) await updateItemRow(tx, userId, id, { remind_at: at });
        }
      });
    },
  });
}

/** When the date that a moment has in one zone begins in another. UTC epoch milliseconds, both. */
function startOfSameDate(at: number, zone: string, other: string): number {
  const date = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  return date.toZonedDateTime(other).epochMilliseconds;
}

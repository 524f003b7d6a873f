import { MINUTE_MS } from '#contract/durations.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { nextAtOf } from './due-reminders.ts';
import { findReminder, saveReminderRow } from './reminder-store.ts';
import type { RemindersDeps } from './reminders-deps.ts';

/** Whoever has moved to another time zone is reminded by the clock there. */
export function reckonAnew({ db, clock }: Pick<RemindersDeps, 'db' | 'clock'>): EventHandler {
  return defineEventHandler({
    name: 'reckon-reminder-anew',
    type: 'time-zone-changed',
    failure: 'A reminder could not be put to the clock of another time zone.',
    retryAfterMs: [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
    async handle({ userId }) {
      if (userId === undefined) return;
      await inUserTransaction(db, userId, async (tx) => {
        const kept = await findReminder(tx, userId);
        const user = await findUserById(tx, userId);
        if (!user || kept.nextAt === null) return;
        const nextAt = nextAtOf(kept, user.timezone ?? 'UTC', clock.now());
        if (nextAt !== kept.nextAt) await saveReminderRow(tx, userId, { ...kept, nextAt });
      });
    },
  });
}

import { timeOf } from '#features/notifications/notifications.rules.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { findReminder, NOTHING_CHOSEN } from './reminder-store.ts';

/** How somebody is reminded. */
export const reminderData: PersonalData = {
  section: 'reminder',
  tables: ['reminder'],
  async *exportOf(db, userId) {
    const kept = await findReminder(db, userId);
    if (kept === NOTHING_CHOSEN) return;
    const { way, times, nextAt, lastDate, said } = kept;
    const shown = times.map((minute) => (minute === null ? null : timeOf(minute)));
    yield [{ way, times: shown, nextAt, lastDate, sent: said }];
  },
};

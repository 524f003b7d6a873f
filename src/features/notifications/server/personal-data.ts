import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { notificationsFromOldest } from './notification-store.ts';
import { exportedSettings } from './setting-store.ts';

/** What somebody was told; the words themselves are with whoever wrote them. */
export const notificationData: PersonalData = {
  section: 'notifications',
  // What open browsers were told within the hour, and devices are to be told, says nothing more than this.
  tables: ['notification', 'live_message', 'notification_push'],
  async *exportOf(db, userId) {
    const pages = inPages<{ createdAt: number; id: string; data: string }>((last, limit) =>
      notificationsFromOldest(db, { userId, last, limit }).execute(),
    );
    for await (const rows of pages) {
      yield rows.map(({ id: _, data, ...row }) => ({ ...row, data: JSON.parse(data) as unknown }));
    }
  },
  eraseOf: (tx, userId) => deleteInSteps(tx, 'notification', userId),
};

/** How somebody wants to be told. */
export const notificationSettingData: PersonalData = {
  section: 'notificationSettings',
  tables: ['notification_setting', 'notification_off'],
  async *exportOf(db, userId) {
    const settings = await exportedSettings(db, userId);
    if (settings) yield [settings];
  },
};

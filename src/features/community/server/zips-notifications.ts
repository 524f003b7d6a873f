import { type NotificationKind, wordsOfEach } from '#platform/server/notification-kind.ts';
import { findZips } from './zip-store.ts';

/** What people are told about zips. */
export const zipsNotifications: NotificationKind[] = [
  {
    kind: 'group-zip-ready',
    setting: null,
    async present(db, readerId, notifications) {
      const mine = new Map((await findZips(db, readerId)).map((zip) => [zip.id, zip]));
      return wordsOfEach(notifications, ({ subjectId }) => {
        const zip = mine.get(subjectId);
        if (zip?.state !== 'ready') return null;
        return {
          title: `${zip.group_name} is packed`,
          emphasis: zip.group_name,
          text: 'Kept for seven days.',
          href: '/community/taken-along',
          personId: null,
        };
      });
    },
  },
];

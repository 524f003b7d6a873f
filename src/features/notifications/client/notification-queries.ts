import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  getNotificationSettings,
  getUnread,
  listNotifications,
  type markAllRead,
  type markRead,
  type Notification,
  type NotificationSettings,
} from '../notifications.contract.ts';

/** Notifications that the bell's panel shows. */
const NEWEST = 5;

export const unreadQuery = endpointQuery(getUnread);
export const notificationsQuery = endpointPages(listNotifications, {});
export const newestQuery = endpointPages(listNotifications, { query: { limit: NEWEST } });
export const settingsQuery = endpointQuery(getNotificationSettings);

/** One is read. When exactly only the server knows; that it is read is what shows. */
export const oneRead: Changes<typeof markRead> = (cache, { unread }, { params }) => {
  cache.set(getUnread, () => ({ unread }));
  cache.setPages(listNotifications, (items) =>
    items.map((item) =>
      item.id === params.notificationId ? { ...item, readAt: item.readAt ?? Date.now() } : item,
    ),
  );
};

/** One is read because its question was answered; the server, which forgot it, counts again. */
export function oneAnswered(cache: CachedAnswers, { id, readAt }: Notification): void {
  if (readAt !== null) return;
  cache.set(getUnread, () => undefined);
  cache.setPages(listNotifications, (items) =>
    items.map((item) => (item.id === id ? { ...item, readAt: Date.now() } : item)),
  );
}

/** One and all that stand below it are read. */
export const allRead: Changes<typeof markAllRead> = (cache, { unread }, { body }) => {
  cache.set(getUnread, () => ({ unread }));
  cache.setPages(listNotifications, (items) => {
    const from = items.findIndex(({ id }) => id === body.upTo);
    if (from < 0) return undefined;
    return items.map((item, i) => (i >= from ? { ...item, readAt: item.readAt ?? Date.now() } : item));
  });
};

/** What each call about the settings answers with is how they are then. */
export const settingsSaved = (cache: CachedAnswers, settings: NotificationSettings) =>
  cache.set(getNotificationSettings, () => settings);

/*
 * Shows reminders, what is new and what is urgent, and does what their buttons say. It keeps no pages and answers for none: this app is never read from a cache.
 * Registered only by who chooses something by push on this device (src/features/push/client/push-here.ts).
 */
const TITLE = 'Lampstand';
const LOOKS = { icon: '/art/brand/icon-192.png', tag: 'reminder' };

// It holds nothing of a former version, so it need not wait for that one's pages to close.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { text, end, path, tag } = event.data.json();
  // One that is sent again stands in the place of the first, without a second sound.
  const reminder = {
    ...LOOKS,
    body: text,
    data: { end },
    actions: [{ action: 'end', title: 'No more reminders' }],
  };
  // Each of what is urgent is heard, and stays until somebody has seen it.
  const urgent = {
    ...LOOKS,
    tag: 'urgent',
    renotify: true,
    requireInteraction: true,
    body: text,
    data: { path },
  };
  // What is new is heard once more, in the place of what was new before.
  const news = { ...LOOKS, tag: 'news', renotify: true, body: text, data: { path } };
  const shown = path === undefined ? reminder : tag === 'news' ? news : urgent;
  event.waitUntil(self.registration.showNotification(TITLE, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { end, path } = event.notification.data ?? {};
  if (path !== undefined) event.waitUntil(self.clients.openWindow(path));
  else event.waitUntil(event.action === 'end' ? endReminders(end) : openHome());
});

async function endReminders(token) {
  const query = `?token=${encodeURIComponent(token)}`;
  const response = await fetch(`/api/reminder/end${query}`, { method: 'POST' }).catch(() => null);
  // Without a connection the page says so, and can be asked again.
  if (!response?.ok) return self.clients.openWindow(`/reminder/end${query}`);
  const body = 'No more reminders come. They can be chosen again in the settings.';
  return self.registration.showNotification(TITLE, { ...LOOKS, body });
}

async function openHome() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const home = windows.find(({ url }) => new URL(url).pathname === '/');
  return home ? home.focus() : self.clients.openWindow('/');
}

import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import { LIVE } from './live.rules.ts';
import * as notifications from './notifications.contract.ts';
import { notificationsScreens } from './notifications.screens.ts';
import { addKinds } from './server/known-kinds.ts';
import { letterRoutes } from './server/letter-routes.ts';
import { liveRoutes } from './server/live-routes.ts';
import { sweepLiveMessages } from './server/live-store.ts';
import * as firstNotifications from './server/migrations/028-notifications.ts';
import * as newsByPush from './server/migrations/096-news-by-push.ts';
import * as putAside from './server/migrations/put-aside.ts';
import { newsEvents, tellByPush } from './server/news-by-push.ts';
import { sweepNotifications } from './server/notification-store.ts';
import { notificationsRoutes } from './server/notifications-routes.ts';
import { notificationData, notificationSettingData } from './server/personal-data.ts';
import { tellAfterQuietHours } from './server/quiet-hours.ts';
import { settingsRoutes } from './server/settings-routes.ts';
import { dueLetters, weeklyLetterEvents } from './server/weekly-letter.ts';

export const notificationsFeature: ServerFeature = {
  name: 'notifications',
  contracts: [notifications],
  screens: notificationsScreens,
  migrations: {
    '028-notifications': firstNotifications,
    '063-put-aside': putAside,
    '069-put-aside': putAside,
    '096-news-by-push': newsByPush,
  },
  routes(server, deps) {
    addKinds(deps.notificationKinds);
    notificationsRoutes(server.endpoints, deps);
    settingsRoutes(server.endpoints, deps);
    letterRoutes(server.endpoints, deps);
    liveRoutes(server, deps);
  },
  events: (deps) => [...weeklyLetterEvents(deps), ...newsEvents(deps)],
  jobs: ({ db, clock, events }) => [
    {
      name: 'forget old notifications',
      everyMs: DAY_MS,
      run: (stopping) => sweepNotifications(db, clock.now(), stopping),
    },
    {
      name: 'tell after quiet hours',
      everyMs: MINUTE_MS,
      run: (stopping) => tellAfterQuietHours({ db, clock }, stopping),
    },
    {
      name: 'tell by push',
      everyMs: MINUTE_MS,
      run: (stopping) => tellByPush({ db, clock, events }, stopping),
    },
    {
      name: 'write weekly letters',
      everyMs: 10 * MINUTE_MS,
      run: (stopping) => dueLetters({ db, clock, events }, stopping),
    },
    {
      name: 'forget live messages',
      everyMs: 5 * MINUTE_MS,
      run: (stopping) => sweepLiveMessages(db, clock.now() - LIVE.keptMs, stopping),
    },
  ],
  personalData: () => [notificationData, notificationSettingData],
};

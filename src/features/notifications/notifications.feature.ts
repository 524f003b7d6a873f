import type { ServerFeature } from '#platform/server/feature.ts';
import * as notifications from './notifications.contract.ts';
import { notificationsScreens } from './notifications.screens.ts';
import { addKinds } from './server/known-kinds.ts';
import * as firstNotifications from './server/migrations/028-notifications.ts';
import { sweepNotifications } from './server/notification-store.ts';
import { notificationsRoutes } from './server/notifications-routes.ts';
import { notificationData, notificationSettingData } from './server/personal-data.ts';

const DAY_MS = 24 * 60 * 60_000;

export const notificationsFeature: ServerFeature = {
  name: 'notifications',
  contracts: [notifications],
  screens: notificationsScreens,
  migrations: { '028-notifications': firstNotifications },
  routes({ endpoints }, deps) {
    addKinds(deps.notificationKinds);
    notificationsRoutes(endpoints, deps);
  },
  jobs: ({ db, clock }) => [
    {
      name: 'forget old notifications',
      everyMs: DAY_MS,
      run: (stopping) => sweepNotifications(db, clock.now(), stopping),
    },
  ],
  personalData: () => [notificationData, notificationSettingData],
};

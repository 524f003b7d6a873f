import type { ClientFeature } from '#platform/client/client-feature.ts';
import { LiveUpdates } from './client/components/live-updates.tsx';
import { notificationsScreens } from './notifications.screens.ts';

export const notificationsClient: ClientFeature = {
  name: 'notifications',
  screens: notificationsScreens,
  Beside: LiveUpdates,
};

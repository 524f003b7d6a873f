import type { ClientFeature } from '#platform/client/client-feature.ts';
import { notificationsScreens } from './notifications.screens.ts';

export const notificationsClient: ClientFeature = {
  name: 'notifications',
  screens: notificationsScreens,
};

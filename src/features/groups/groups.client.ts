import type { ClientFeature } from '#platform/client/client-feature.ts';
import { groupsScreens } from './groups.screens.ts';

export const groupsClient: ClientFeature = {
  name: 'groups',
  screens: groupsScreens,
  notificationKinds: () => import('./client/notification-kinds.ts'),
};

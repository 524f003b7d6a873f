import type { ClientFeature } from '#platform/client/client-feature.ts';
import { gatheringsScreens } from './gatherings.screens.ts';

export const gatheringsClient: ClientFeature = {
  name: 'gatherings',
  screens: gatheringsScreens,
  notificationKinds: () => import('./client/notification-kinds.ts'),
};

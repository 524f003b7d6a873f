import type { ClientFeature } from '#platform/client/client-feature.ts';
import { communityScreens } from './community.screens.ts';

export const communityClient: ClientFeature = {
  name: 'community',
  screens: communityScreens,
  notificationKinds: () => import('./client/notification-kinds.ts'),
};

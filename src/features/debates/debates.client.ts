import type { ClientFeature } from '#platform/client/client-feature.ts';
import { debatesScreens } from './debates.screens.ts';

export const debatesClient: ClientFeature = {
  name: 'debates',
  screens: debatesScreens,
  notificationKinds: () => import('./client/notification-kinds.ts'),
};

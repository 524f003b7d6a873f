import type { ClientFeature } from '#platform/client/client-feature.ts';
import { datePollsScreens } from './date-polls.screens.ts';

export const datePollsClient: ClientFeature = {
  name: 'date-polls',
  screens: datePollsScreens,
  notificationKinds: () => import('./client/notification-kinds.ts'),
};

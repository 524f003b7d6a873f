import type { ClientFeature } from '#platform/client/client-feature.ts';
import { KeptRequestsBeside } from './client/components/kept-requests-beside.tsx';
import { usePrayerReady } from './client/use-prayer-ready.ts';
import { prayerScreens } from './prayer.screens.ts';

export const prayerClient: ClientFeature = {
  name: 'prayer',
  screens: prayerScreens,
  Beside: KeptRequestsBeside,
  useReady: usePrayerReady,
  notificationKinds: () => import('./client/notification-kinds.ts'),
};

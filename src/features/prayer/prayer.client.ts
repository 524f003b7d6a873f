import { besideWhenIdle } from '#platform/client/beside-when-idle.tsx';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { usePrayerReady } from './client/use-prayer-ready.ts';
import { prayerScreens } from './prayer.screens.ts';

export const prayerClient: ClientFeature = {
  name: 'prayer',
  screens: prayerScreens,
  Beside: besideWhenIdle(() => import('./client/components/kept-requests-beside.tsx')),
  useReady: usePrayerReady,
  notificationKinds: () => import('./client/notification-kinds.ts'),
};

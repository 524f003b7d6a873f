import { atSignOut } from '#platform/client/at-sign-out.ts';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { KeepingForLater } from './client/keeping-for-later.tsx';
import { offlineScreens } from './offline.screens.ts';

const loadKept = () => import('./client/kept-here.ts');

export const offlineClient: ClientFeature = {
  name: 'offline',
  screens: offlineScreens,
  atStart: () => atSignOut(() => void loadKept().then(({ forgetKept }) => forgetKept())),
  Beside: KeepingForLater,
};

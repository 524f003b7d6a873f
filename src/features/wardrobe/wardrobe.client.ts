import { lazy } from 'react';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { ChosenBackground } from './client/components/chosen-background.tsx';
import { GiftsBeside } from './client/components/gifts-beside.tsx';
import { sayWhatIsReady } from './client/say-what-is-ready.ts';
import { useReadyByTab } from './client/use-ready-by-tab.ts';
import { wardrobeScreens } from './wardrobe.screens.ts';

const loadDrawings = () => import('./client/drawings.tsx');

export const wardrobeClient: ClientFeature = {
  name: 'wardrobe',
  screens: wardrobeScreens,
  Behind: ChosenBackground,
  Beside: GiftsBeside,
  atStart: sayWhatIsReady,
  useReady: useReadyByTab,
  drawings: {
    Figure: lazy(async () => ({ default: (await loadDrawings()).DrawnPerson })),
    Backdrop: lazy(async () => ({ default: (await loadDrawings()).Backdrop })),
    Room: lazy(async () => ({ default: (await loadDrawings()).Room })),
    RoomPicture: lazy(async () => ({ default: (await loadDrawings()).RoomPicture })),
  },
};

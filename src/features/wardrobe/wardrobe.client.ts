import type { ClientFeature } from '#platform/client/client-feature.ts';
import { ChosenBackground } from './client/components/chosen-background.tsx';
import { GiftsBeside } from './client/components/gifts-beside.tsx';
import { loadedDrawing } from './client/loaded-drawing.tsx';
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
    Figure: loadedDrawing(async () => (await loadDrawings()).DrawnPerson),
    FigurePicture: loadedDrawing(async () => (await loadDrawings()).PicturedPerson),
    Backdrop: loadedDrawing(async () => (await loadDrawings()).Backdrop),
    Room: loadedDrawing(async () => (await loadDrawings()).Room),
    RoomPicture: loadedDrawing(async () => (await loadDrawings()).RoomPicture),
  },
};

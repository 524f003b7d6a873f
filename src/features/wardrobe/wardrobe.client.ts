import type { ClientFeature } from '#platform/client/client-feature.ts';
import { ChosenBackground } from './client/components/chosen-background.tsx';
import { wardrobeScreens } from './wardrobe.screens.ts';

export const wardrobeClient: ClientFeature = {
  name: 'wardrobe',
  screens: wardrobeScreens,
  Behind: ChosenBackground,
};

import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { PersonSimpleIcon } from '@phosphor-icons/react/dist/ssr/PersonSimple';
import { TreasureChestIcon } from '@phosphor-icons/react/dist/ssr/TreasureChest';
import { TShirtIcon } from '@phosphor-icons/react/dist/ssr/TShirt';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { ChosenBackground } from './client/components/chosen-background.tsx';
import { wardrobeScreens } from './wardrobe.screens.ts';

export const wardrobeClient: ClientFeature = {
  name: 'wardrobe',
  screens: wardrobeScreens,
  tabIcons: {
    avatar: PersonSimpleIcon,
    outfits: TShirtIcon,
    chests: TreasureChestIcon,
    wallpaper: ImageIcon,
  },
  Behind: ChosenBackground,
};

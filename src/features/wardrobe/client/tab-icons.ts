import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { PersonSimpleIcon } from '@phosphor-icons/react/dist/ssr/PersonSimple';
import { TreasureChestIcon } from '@phosphor-icons/react/dist/ssr/TreasureChest';
import { TShirtIcon } from '@phosphor-icons/react/dist/ssr/TShirt';

/** The icons of this feature's home tabs, by the tabs' ids. */
export const tabIcons = {
  avatar: PersonSimpleIcon,
  outfits: TShirtIcon,
  chests: TreasureChestIcon,
  wallpaper: ImageIcon,
};

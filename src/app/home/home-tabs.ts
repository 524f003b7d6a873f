import type { Icon } from '@phosphor-icons/react';
import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { PersonSimpleIcon } from '@phosphor-icons/react/dist/ssr/PersonSimple';
import { TreasureChestIcon } from '@phosphor-icons/react/dist/ssr/TreasureChest';
import { TShirtIcon } from '@phosphor-icons/react/dist/ssr/TShirt';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { ChestsTab } from '#features/wardrobe/client/tabs/chests-tab.tsx';
import { type Page, page, pageHere } from '../page.ts';
import { DEFAULT_TAB } from './default-tab.ts';

export interface HomeTab {
  /** As in the address: '/?tab=journal'. */
  id: string;
  label: string;
  page: Page;
}

const places = () => import('./tabs/place-tabs.tsx');

/** The navigation's eight, in two rows of four (specification, section 2). */
export const navigationTabs: readonly (HomeTab & { icon: Icon })[] = [
  {
    id: 'avatar',
    label: 'Avatar',
    icon: PersonSimpleIcon,
    page: page(() => import('#features/wardrobe/client/tabs/avatar-tab.tsx'), 'AvatarTab'),
  },
  {
    id: 'outfits',
    label: 'Outfits',
    icon: TShirtIcon,
    page: page(() => import('#features/wardrobe/client/tabs/outfits-tab.tsx'), 'OutfitsTab'),
  },
  {
    id: DEFAULT_TAB,
    label: 'Chests',
    icon: TreasureChestIcon,
    // The default tab comes with the screen.
    page: pageHere(ChestsTab),
  },
  { id: 'bible', label: 'Bible', icon: BookOpenTextIcon, page: page(places, 'BibleTab') },
  { id: 'journal', label: 'Journal', icon: NotePencilIcon, page: page(places, 'JournalTab') },
  {
    id: 'wallpaper',
    label: 'Wallpaper',
    icon: ImageIcon,
    page: page(() => import('#features/wardrobe/client/tabs/wallpaper-tab.tsx'), 'WallpaperTab'),
  },
  { id: 'community', label: 'Community', icon: UsersThreeIcon, page: page(places, 'CommunityTab') },
  { id: 'prayer', label: 'Prayer', icon: HandsPrayingIcon, page: page(places, 'PrayerTab') },
];

/** The eight, and the one that only links lead to. */
const homeTabs: readonly HomeTab[] = [
  ...navigationTabs,
  { id: 'collections', label: 'Collections', page: page(places, 'CollectionsTab') },
];

/** The tab that an address's query asks for; Chests when it asks for none, or for one that there is not. */
export function tabInSearch(search: string): HomeTab {
  const asked = new URLSearchParams(search).get('tab') ?? DEFAULT_TAB;
  return (homeTabs.find(({ id }) => id === asked) ??
    homeTabs.find(({ id }) => id === DEFAULT_TAB)) as HomeTab;
}

/** The address of a tab; the default one has the plain '/'. */
export function pathOfTab(id: string): string {
  return id === DEFAULT_TAB ? '/' : `/?tab=${id}`;
}

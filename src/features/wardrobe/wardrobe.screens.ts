import { defineScreen, defineTab, type FeatureScreens } from '#contract/define-screen.ts';

export const wardrobeScreens: FeatureScreens = {
  tabIcons: () => import('#features/wardrobe/client/tab-icons.ts'),
  // Every screen has the chosen wallpaper in its background.
  everywhere: ['/api/user/profile'],
  screens: [
    defineScreen({
      path: '/wallpapers',
      access: 'signed-in',
      layout: 'app',
      title: 'Wallpapers',
      homeTab: 'wallpaper',
      load: () => import('#features/wardrobe/client/pages/wallpapers-page.tsx'),
      component: 'WallpapersPage',
      first: () => ['/api/wallpaper-collections', '/api/journal/today'],
      // Its pictures are named in the page: otherwise they would come after the scripts.
      isRendered: true,
    }),
  ],
  tabs: [
    defineTab({
      id: 'avatar',
      label: 'Avatar',
      order: 1,
      load: () => import('#features/wardrobe/client/tabs/avatar-tab.tsx'),
      component: 'AvatarTab',
    }),
    defineTab({
      id: 'outfits',
      label: 'Outfits',
      order: 2,
      load: () => import('#features/wardrobe/client/tabs/outfits-tab.tsx'),
      component: 'OutfitsTab',
      first: () => ['/api/outfits', '/api/journal/today'],
    }),
    defineTab({
      id: 'chests',
      label: 'Chests',
      order: 3,
      isDefault: true,
      load: () => import('#features/wardrobe/client/tabs/chests-tab.tsx'),
      component: 'ChestsTab',
      // What one can still earn today says how to come to a chest.
      first: () => ['/api/chests', '/api/journal/today'],
      isRendered: true,
    }),
    defineTab({
      id: 'wallpaper',
      label: 'Wallpaper',
      order: 6,
      load: () => import('#features/wardrobe/client/tabs/wallpaper-tab.tsx'),
      component: 'WallpaperTab',
      first: () => ['/api/wallpapers'],
    }),
    defineTab({
      id: 'collections',
      label: 'Collections',
      order: null,
      load: () => import('#features/wardrobe/client/tabs/collections-tab.tsx'),
      component: 'CollectionsTab',
    }),
  ],
};

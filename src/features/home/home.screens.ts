import { defineScreen, defineTab, type FeatureScreens } from '#contract/define-screen.ts';

export const homeScreens: FeatureScreens = {
  tabIcons: () => import('#features/home/client/tab-icons.ts'),
  screens: [
    defineScreen({
      path: '/',
      access: 'signed-in',
      layout: 'bare',
      title: '',
      load: () => import('#features/home/client/home-page.tsx'),
      component: 'HomePage',
      hasTabs: true,
      isRendered: true,
    }),
  ],
  tabs: [
    defineTab({
      id: 'community',
      label: 'Community',
      order: 7,
      load: () => import('#features/home/client/tabs/community-tab.tsx'),
      component: 'CommunityTab',
    }),
  ],
};

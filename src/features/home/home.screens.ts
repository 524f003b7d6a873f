import { defineScreen, defineTab, type FeatureScreens } from '#contract/define-screen.ts';
import { readerFromCookies } from '#features/bible/reader-preferences.rules.ts';

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
      fonts: ['literata-core'],
      // The day's verse, in the translation that this browser reads in.
      first: ({ cookies }) => [
        '/api/today',
        '/api/gatherings/next',
        `/api/bible/verse-of-the-day?translation=${readerFromCookies(cookies).translation}`,
      ],
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
      first: () => ['/api/groups/mine', '/api/gatherings/next', '/api/debates/current'],
    }),
  ],
};

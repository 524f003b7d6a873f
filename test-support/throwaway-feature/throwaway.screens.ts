import { defineScreen, defineTab, type FeatureScreens } from '#contract/define-screen.ts';

export const throwawayScreens: FeatureScreens = {
  tabIcons: () => import('./tab-icons.ts'),
  screens: [
    defineScreen({
      path: '/throwaway',
      access: 'signed-in',
      layout: 'app',
      title: 'Throwaway',
      topBar: { label: 'Throwaway', order: 9, tab: 'throwaway' },
      load: () => import('./throwaway-page.tsx'),
      component: 'ThrowawayPage',
      first: () => ['/api/throwaway/notes'],
      isRendered: true,
    }),
  ],
  tabs: [
    defineTab({
      id: 'throwaway',
      label: 'Throwaway',
      order: 9,
      load: () => import('./throwaway-page.tsx'),
      component: 'ThrowawayPage',
    }),
  ],
};

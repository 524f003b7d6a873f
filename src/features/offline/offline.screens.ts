import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const offlineScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/offline',
      access: 'anyone',
      layout: 'bare',
      title: 'Without a connection',
      load: () => import('#features/offline/client/pages/offline-page.tsx'),
      component: 'OfflinePage',
    }),
  ],
};

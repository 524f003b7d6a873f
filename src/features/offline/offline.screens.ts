import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

/** The browser shows them where no page of the server comes (public/offline-worker.js). */
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
    defineScreen({
      path: '/offline/:text/:book/:chapter',
      access: 'anyone',
      layout: 'bare',
      title: 'A kept chapter',
      load: () => import('#features/offline/client/pages/kept-chapter-page.tsx'),
      component: 'KeptChapterPage',
    }),
  ],
};

import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const notificationsScreens: FeatureScreens = {
  everywhere: ['/api/notifications/unread'],
  screens: [
    defineScreen({
      path: '/notifications',
      access: 'signed-in',
      layout: 'sky',
      title: 'Notifications',
      fonts: ['literata-italic-core'],
      load: () => import('#features/notifications/client/pages/notifications-page.tsx'),
      component: 'NotificationsPage',
      first: () => ['/api/notifications/settings'],
      early: ['/api/notifications'],
    }),
    defineScreen({
      path: '/letters/stop',
      access: 'anyone',
      layout: 'bare',
      title: 'The letter on Saturdays',
      load: () => import('#features/notifications/client/pages/stop-letter-page.tsx'),
      component: 'StopLetterPage',
    }),
  ],
};

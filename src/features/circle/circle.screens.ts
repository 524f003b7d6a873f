import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const circleScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/circle',
      access: 'signed-in',
      layout: 'app',
      title: 'My circle',
      accountMenu: { order: 1, icon: 'people' },
      load: () => import('#features/circle/client/pages/circle-page.tsx'),
      component: 'CirclePage',
      first: () => ['/api/circle/invitations', '/api/circle/links'],
      early: ['/api/circle'],
    }),
    defineScreen({
      path: '/circle/join/:token',
      access: 'anyone',
      layout: 'bare',
      title: 'An invitation',
      load: () => import('#features/circle/client/pages/join-circle-page.tsx'),
      component: 'JoinCirclePage',
      first: ({ params }) => [`/api/circle/join/${encodeURIComponent(params['token'] ?? '')}`],
    }),
    defineScreen({
      path: '/people/:personId',
      access: 'signed-in',
      layout: 'bare',
      title: 'Somebody here',
      load: () => import('#features/circle/client/pages/person-page.tsx'),
      component: 'PersonPage',
      first: ({ params }) => [
        `/api/people/${encodeURIComponent(params['personId'] ?? '')}`,
        '/api/wallpapers',
      ],
    }),
  ],
};

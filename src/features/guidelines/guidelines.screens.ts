import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const guidelinesScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/guidelines',
      access: 'anyone',
      layout: 'bare',
      title: 'Guidelines',
      fonts: ['literata-italic-core'],
      load: () => import('#features/guidelines/client/pages/guidelines-page.tsx'),
      component: 'GuidelinesPage',
      first: () => ['/api/guidelines'],
    }),
    defineScreen({
      path: '/privacy',
      access: 'anyone',
      layout: 'bare',
      title: 'Privacy',
      load: () => import('#features/guidelines/client/pages/privacy-page.tsx'),
      component: 'PrivacyPage',
      first: () => ['/api/privacy'],
    }),
  ],
};

import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const versePictureScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/bible/:book/:chapter/:verse/picture',
      access: 'signed-in',
      layout: 'bare',
      title: 'A picture of verses',
      load: () => import('#features/verse-picture/client/pages/picture-page.tsx'),
      component: 'PicturePage',
      first: () => ['/api/wallpapers'],
      fonts: ['literata-core'],
    }),
  ],
};

import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const filesScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/settings/files',
      access: 'signed-in',
      layout: 'app',
      title: 'My files',
      load: () => import('#features/files/client/pages/my-files-page.tsx'),
      component: 'MyFilesPage',
    }),
  ],
};

import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const milestonesScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/milestones',
      access: 'signed-in',
      layout: 'sky',
      title: 'My milestones',
      accountMenu: { order: 3, icon: 'seal' },
      load: () => import('#features/milestones/client/pages/milestones-page.tsx'),
      component: 'MilestonesPage',
      first: () => ['/api/milestones'],
    }),
  ],
};

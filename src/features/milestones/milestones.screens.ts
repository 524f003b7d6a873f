import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const milestonesScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/milestones',
      access: 'signed-in',
      layout: 'sky',
      title: 'My milestones',
      load: () => import('#features/milestones/client/pages/milestones-page.tsx'),
      component: 'MilestonesPage',
      first: () => ['/api/milestones'],
    }),
  ],
};

import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';
import { isYear } from './year.rules.ts';

export const yearScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/year',
      access: 'signed-in',
      layout: 'sky',
      title: 'My year',
      load: () => import('#features/year/client/pages/year-page.tsx'),
      component: 'YearPage',
      first: ({ query }) => [`/api/year${isYear(query.get('of')) ? `?of=${query.get('of')}` : ''}`],
    }),
  ],
};

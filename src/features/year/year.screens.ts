import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';
import { isYear } from './year.rules.ts';

/** A call for the year that an address asks for. */
const ofYear = (path: string, query: URLSearchParams) =>
  `${path}${isYear(query.get('of')) ? `?of=${query.get('of')}` : ''}`;

export const yearScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/year',
      access: 'signed-in',
      layout: 'sky',
      title: 'My year',
      accountMenu: { order: 2, icon: 'year' },
      load: () => import('#features/year/client/pages/year-page.tsx'),
      component: 'YearPage',
      first: ({ query }) => [ofYear('/api/year', query)],
    }),
    defineScreen({
      path: '/year/page',
      access: 'signed-in',
      layout: 'sky',
      title: 'A page to keep',
      load: () => import('#features/year/client/pages/kept-page.tsx'),
      component: 'KeptPage',
      first: ({ query }) => [ofYear('/api/year/page', query)],
    }),
  ],
};

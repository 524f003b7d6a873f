import { defineScreen, type FeatureScreens, type Visit } from '#contract/define-screen.ts';
import { quotedFor } from '#features/bible/bible.rules.ts';
import { readerFromCookies } from '#features/bible/reader-preferences.rules.ts';

const inPath = (value: string | undefined) => encodeURIComponent(value ?? '');
const debate = ({ params }: Visit) => `/api/debates/${inPath(params['week'])}`;

export const debatesScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/community/debates',
      access: 'signed-in',
      layout: 'sky',
      title: 'The weekly debate',
      homeTab: 'community',
      load: () => import('#features/debates/client/pages/debates-page.tsx'),
      component: 'DebatesPage',
      first: () => ['/api/debates/current'],
      firstPages: () => ['/api/debates'],
    }),
    defineScreen({
      path: '/community/debates/schedule',
      access: 'signed-in',
      layout: 'sky',
      title: 'The coming questions',
      homeTab: 'community',
      load: () => import('#features/debates/client/pages/schedule-page.tsx'),
      component: 'SchedulePage',
    }),
    defineScreen({
      path: '/community/debates/schedule/:week',
      access: 'signed-in',
      layout: 'bare',
      title: 'The question of a coming week',
      load: () => import('#features/debates/client/pages/planned-week-page.tsx'),
      component: 'PlannedWeekPage',
    }),
    defineScreen({
      path: '/community/debates/claims/:claimId',
      access: 'signed-in',
      layout: 'bare',
      title: 'A claim',
      load: () => import('#features/debates/client/pages/claim-page.tsx'),
      component: 'ClaimPage',
      first: ({ params, cookies }) => [
        `/api/debates/claims/${inPath(params['claimId'])}?translation=${quotedFor(readerFromCookies(cookies).translation)}`,
      ],
    }),
    defineScreen({
      path: '/community/debates/:week/positions/:position',
      access: 'signed-in',
      layout: 'bare',
      title: 'A position',
      load: () => import('#features/debates/client/pages/position-page.tsx'),
      component: 'PositionPage',
      first: (visit) => [debate(visit), `${debate(visit)}/positions/${inPath(visit.params['position'])}`],
    }),
    defineScreen({
      path: '/community/debates/:week/map',
      access: 'signed-in',
      layout: 'bare',
      title: 'The whole debate',
      load: () => import('#features/debates/client/pages/map-page.tsx'),
      component: 'MapPage',
      first: (visit) => [debate(visit), `${debate(visit)}/map`],
    }),
    defineScreen({
      path: '/community/debates/:week/speak',
      access: 'signed-in',
      layout: 'bare',
      title: 'Your claim',
      load: () => import('#features/debates/client/pages/speak-page.tsx'),
      component: 'SpeakPage',
      first: (visit) => [debate(visit)],
    }),
    defineScreen({
      path: '/community/debates/:week/other-sides',
      access: 'signed-in',
      layout: 'bare',
      title: 'The other side, fairly',
      load: () => import('#features/debates/client/pages/other-sides-page.tsx'),
      component: 'OtherSidesPage',
      first: (visit) => [debate(visit), `${debate(visit)}/other-sides`],
    }),
    defineScreen({
      path: '/community/debates/:week',
      access: 'signed-in',
      layout: 'bare',
      title: 'The question of a week',
      load: () => import('#features/debates/client/pages/debate-page.tsx'),
      component: 'DebatePage',
      // A word at the close stands in it.
      fonts: ['literata-core'],
      first: (visit) => [debate(visit)],
    }),
  ],
};

import { defineScreen, defineTab, type FeatureScreens } from '#contract/define-screen.ts';
import { FIRST_PAGE } from '#contract/first-page.ts';

/** People's words stand in it, large, before anything else. */
const fonts = ['literata-core'] as const;
const overview = '/api/prayer/overview';
const waiting = `/api/prayer/waiting?limit=${FIRST_PAGE.limit}`;

export const prayerScreens: FeatureScreens = {
  tabIcons: () => import('#features/prayer/client/tab-icons.ts'),
  screens: [
    defineScreen({
      path: '/prayers',
      access: 'signed-in',
      layout: 'sky',
      title: 'Prayer',
      homeTab: 'prayer',
      topBar: { label: 'Prayer', order: 3, tab: 'prayer' },
      fonts,
      load: () => import('#features/prayer/client/pages/prayer-page.tsx'),
      component: 'PrayerPage',
      first: () => [overview, waiting, '/api/prayer/list', '/api/prayer/requests?state=open'],
    }),
    defineScreen({
      path: '/prayers/ask',
      access: 'signed-in',
      layout: 'bare',
      title: 'Ask for prayer',
      fonts,
      load: () => import('#features/prayer/client/pages/ask-page.tsx'),
      component: 'AskPage',
      first: () => ['/api/prayer/audiences'],
      early: ['/api/help-lines'],
      isRendered: true,
    }),
    defineScreen({
      path: '/prayers/pray',
      access: 'signed-in',
      layout: 'bare',
      title: 'Pray through the list',
      fonts,
      load: () => import('#features/prayer/client/pages/pray-page.tsx'),
      component: 'PrayPage',
      first: () => [overview, waiting],
    }),
    defineScreen({
      path: '/prayers/answered',
      access: 'signed-in',
      layout: 'sky',
      title: 'Answered',
      homeTab: 'prayer',
      fonts,
      load: () => import('#features/prayer/client/pages/answered-page.tsx'),
      component: 'AnsweredPage',
      firstPages: () => [`/api/prayer/answered?whose=all&limit=${FIRST_PAGE.limit}`],
    }),
    defineScreen({
      path: '/prayers/requests/:requestId',
      access: 'signed-in',
      layout: 'bare',
      title: 'A request',
      fonts,
      load: () => import('#features/prayer/client/pages/request-page.tsx'),
      component: 'RequestPage',
      first: ({ params }) => [`/api/prayer/requests/${encodeURIComponent(params['requestId'] ?? '')}`],
    }),
  ],
  tabs: [
    defineTab({
      id: 'prayer',
      label: 'Prayer',
      order: 8,
      load: () => import('#features/prayer/client/tabs/prayer-tab.tsx'),
      component: 'PrayerTab',
      first: () => [overview, waiting],
    }),
  ],
};

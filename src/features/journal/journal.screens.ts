import { defineScreen, defineTab, type FeatureScreens } from '#contract/define-screen.ts';
import { FIRST_PAGE } from '#contract/first-page.ts';

export const journalScreens: FeatureScreens = {
  tabIcons: () => import('#features/journal/client/tab-icons.ts'),
  screens: [
    defineScreen({
      path: '/journal',
      access: 'signed-in',
      layout: 'app',
      title: 'Journal',
      topBar: { label: 'Journal', order: 2, tab: 'journal' },
      homeTab: 'journal',
      load: () => import('#features/journal/client/pages/journal-page.tsx'),
      component: 'JournalPage',
      first: () => ['/api/journal/today', '/api/journal/on-this-day'],
      fonts: ['literata-core'],
      firstPages: () => [`/api/journal/entries?limit=${FIRST_PAGE.limit}`],
      isRendered: true,
    }),
    defineScreen({
      path: '/journal/:entryId',
      access: 'signed-in',
      layout: 'app',
      title: 'From your journal',
      homeTab: 'journal',
      load: () => import('#features/journal/client/pages/entry-page.tsx'),
      component: 'EntryPage',
      first: ({ params }) => [`/api/journal/entries/${encodeURIComponent(params['entryId'] ?? '')}`],
    }),
  ],
  tabs: [
    defineTab({
      id: 'journal',
      label: 'Journal',
      order: 5,
      load: () => import('#features/journal/client/tabs/journal-tab.tsx'),
      component: 'JournalTab',
      first: () => ['/api/journal/today'],
      early: ['/api/journal/entries?limit=1'],
    }),
  ],
};

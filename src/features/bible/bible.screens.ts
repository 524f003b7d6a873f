import { defineScreen, defineTab, type FeatureScreens, type Visit } from '#contract/define-screen.ts';
import { chapterPath } from './bible.rules.ts';
import { readerFromCookies } from './reader-preferences.rules.ts';

export const bibleScreens: FeatureScreens = {
  tabIcons: () => import('#features/bible/client/tab-icons.ts'),
  screens: [
    defineScreen({
      path: '/bible',
      access: 'signed-in',
      layout: 'app',
      title: 'Bible Reader',
      topBar: { label: 'Bible', order: 1, tab: 'bible' },
      homeTab: 'bible',
      load: () => import('#features/bible/client/pages/bible-page.tsx'),
      component: 'BiblePage',
      first: placeAndVerse,
      firstPages: ({ query, cookies }) =>
        query.get('tab') === 'favorites'
          ? [`/api/bible/favorites?translation=${readerFromCookies(cookies).translation}`]
          : [],
    }),
    defineScreen({
      path: '/bible/notes',
      access: 'signed-in',
      layout: 'app',
      title: 'My notes and highlights',
      homeTab: 'bible',
      load: () => import('#features/bible/client/pages/notes-page.tsx'),
      component: 'NotesPage',
    }),
    defineScreen({
      path: '/bible/:book/:chapter/:verse?',
      access: 'signed-in',
      layout: 'app',
      title: 'Bible',
      homeTab: 'bible',
      load: () => import('#features/bible/client/pages/chapter-page.tsx'),
      component: 'ChapterPage',
      first: chapterPaths,
      isRendered: true,
      isRead: true,
      fonts: ['literata-core'],
    }),
  ],
  tabs: [
    defineTab({
      id: 'bible',
      label: 'Bible',
      order: 4,
      load: () => import('#features/bible/client/tabs/bible-tab.tsx'),
      component: 'BibleTab',
      first: placeAndVerse,
    }),
  ],
};

/** Where reading goes on, and the day's verse. */
function placeAndVerse({ cookies }: Visit): string[] {
  return [
    '/api/bible/position',
    `/api/bible/verse-of-the-day?translation=${readerFromCookies(cookies).translation}`,
  ];
}

/** The answers that the page of a chapter shows: one for each text (one or two) that this browser reads in. */
function chapterPaths({ params, cookies }: Visit): string[] {
  const { book = '', chapter = '' } = params;
  const { translation, beside, isSideBySide } = readerFromCookies(cookies);
  const shown = isSideBySide ? [translation, beside] : [translation];
  return [
    '/api/bible/books',
    '/api/bible/translations',
    '/api/bible/chapters-read',
    '/api/bible/chapters-read/today',
    '/api/bible/reading-sessions/current',
    `/api/bible/books/${encodeURIComponent(book.toUpperCase())}/chapters/${encodeURIComponent(chapter)}/annotations`,
    ...shown.map((id) => chapterPath(book.toUpperCase(), chapter, id)),
  ];
}

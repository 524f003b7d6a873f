import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';
import { chapterPath } from '#features/bible/bible.rules.ts';
import { readerFromCookies } from '#features/bible/reader-preferences.rules.ts';

export const versePictureScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/bible/:book/:chapter/:verse/picture',
      access: 'signed-in',
      layout: 'bare',
      title: 'A picture of verses',
      load: () => import('#features/verse-picture/client/pages/picture-page.tsx'),
      component: 'PicturePage',
      first: ({ params: { book = '', chapter = '' }, cookies }) => [
        '/api/wallpapers',
        chapterPath(book.toUpperCase(), chapter, readerFromCookies(cookies).translation),
      ],
      fonts: ['literata-core'],
    }),
  ],
};

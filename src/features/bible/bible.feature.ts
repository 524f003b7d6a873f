import type { ServerFeature } from '#platform/server/feature.ts';
import * as bible from './bible.contract.ts';
import { BIBLE_ERRORS } from './bible.errors.ts';
import { bibleScreens } from './bible.screens.ts';
import { bibleTextRoutes } from './server/bible-text-routes.ts';
import { endAbandonedReading } from './server/end-reading-session.ts';
import { favoriteRoutes } from './server/favorite-routes.ts';
import * as firstBible from './server/migrations/006-bible.ts';
import * as readingInOrder from './server/migrations/018-reading-in-order.ts';
import { readingData } from './server/personal-data.ts';
import { readingPositionRoutes } from './server/reading-position-routes.ts';
import { readingRoutes } from './server/reading-routes.ts';
import { warmUp } from './server/text/bible-library.ts';

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    reading_session: true;
    chapter_read: true;
  }
}

export const bibleFeature: ServerFeature = {
  name: 'bible',
  contracts: [bible],
  errors: BIBLE_ERRORS,
  screens: bibleScreens,
  xpReasons: ['reading_session', 'chapter_read'],
  migrations: { '006-bible': firstBible, '018-reading-in-order': readingInOrder },
  routes({ endpoints }, deps) {
    bibleTextRoutes(endpoints, deps);
    favoriteRoutes(endpoints, deps);
    readingPositionRoutes(endpoints, deps);
    readingRoutes(endpoints, deps);
  },
  jobs: ({ db, clock }) => [
    {
      name: 'end abandoned reading sessions',
      everyMs: 5 * 60 * 1000,
      run: () => endAbandonedReading(db, clock.now()),
    },
  ],
  personalData: () => [readingData],
  warmUp,
};

import path from 'node:path';
import { MINUTE_MS } from '#contract/durations.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as annotations from './annotations.contract.ts';
import * as bible from './bible.contract.ts';
import { BIBLE_ERRORS } from './bible.errors.ts';
import { bibleScreens } from './bible.screens.ts';
import * as crossReferences from './cross-references.contract.ts';
import * as favorites from './favorites.contract.ts';
import * as recentChapters from './recent-chapters.contract.ts';
import { annotationExportRoutes } from './server/annotations/export-routes.ts';
import { highlightRoutes } from './server/annotations/highlight-routes.ts';
import { noteRoutes } from './server/annotations/note-routes.ts';
import { annotationsData } from './server/annotations/personal-data.ts';
import { bibleTextRoutes } from './server/bible-text-routes.ts';
import type { ChapterRead } from './server/chapter-read.ts';
import { crossReferenceRoutes } from './server/cross-references/cross-reference-routes.ts';
import { endAbandonedReading } from './server/end-reading-session.ts';
import { favoriteRoutes } from './server/favorite-routes.ts';
import * as firstBible from './server/migrations/006-bible.ts';
import * as readingInOrder from './server/migrations/018-reading-in-order.ts';
import * as annotationsTables from './server/migrations/053-annotations.ts';
import * as recentChaptersTable from './server/migrations/062-recent-chapters.ts';
import * as chaptersReadAgain from './server/migrations/097-chapters-read-again.ts';
import * as chaptersReadBefore from './server/migrations/101-chapters-read-before.ts';
import { readingData } from './server/personal-data.ts';
import { readingPositionRoutes } from './server/reading-position-routes.ts';
import { readingRoutes } from './server/reading-routes.ts';
import { recentChapterRoutes } from './server/recent-chapter-routes.ts';
import { warmUpReferences } from './server/references/reference-parser.ts';
import { Lexicons } from './server/strongs/lexicons.ts';
import { strongsRoutes } from './server/strongs/strongs-routes.ts';
import { warmUp } from './server/text/bible-library.ts';
import { BroughtTexts } from './server/text/brought/brought-texts.ts';
import { TextCopies } from './server/uploaded-texts/text-copies.ts';
import { textUploadRoutes } from './server/uploaded-texts/upload-routes.ts';
import { uploadedTexts } from './server/uploaded-texts/uploaded-texts.ts';
import * as strongs from './strongs.contract.ts';
import * as texts from './texts.contract.ts';
import * as textUploads from './uploaded-texts.contract.ts';

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    reading_session: true;
    chapter_read: true;
  }
}

declare module '#platform/server/deeds.ts' {
  interface Deeds {
    'chapter-read': ChapterRead;
  }
}

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** Where texts of the Bible may lie that were brought; of two with one name that of the later folder counts. */
    textFolders: readonly string[];
    /** Where copies of uploaded texts are kept on this machine. */
    textCopies: string;
  }
}

export const bibleFeature: ServerFeature = {
  name: 'bible',
  contracts: [bible, texts, textUploads, favorites, annotations, crossReferences, recentChapters, strongs],
  errors: BIBLE_ERRORS,
  screens: bibleScreens,
  xpReasons: ['reading_session', 'chapter_read'],
  migrations: {
    '006-bible': firstBible,
    '018-reading-in-order': readingInOrder,
    '053-annotations': annotationsTables,
    '062-recent-chapters': recentChaptersTable,
    '097-chapters-read-again': chaptersReadAgain,
    '101-chapters-read-before': chaptersReadBefore,
  },
  configure: (config) => ({
    textFolders: [config.SWORD_PATH, path.resolve(config.DATA_DIR, 'translations')],
    textCopies: path.resolve(config.DATA_DIR, 'uploaded-texts'),
  }),
  routes({ endpoints }, deps) {
    const copies = new TextCopies(deps.textCopies, deps.objects, deps.log);
    const brought = new BroughtTexts(deps.textFolders, deps.log, uploadedTexts(deps.db, copies));
    bibleTextRoutes(endpoints, deps, brought);
    crossReferenceRoutes(endpoints, brought);
    strongsRoutes(endpoints, { brought, lexicons: new Lexicons(deps.textFolders, deps.log) });
    favoriteRoutes(endpoints, deps, brought);
    highlightRoutes(endpoints, deps, brought);
    noteRoutes(endpoints, deps, brought);
    annotationExportRoutes(endpoints, deps, brought);
    readingPositionRoutes(endpoints, deps, brought);
    recentChapterRoutes(endpoints, deps);
    readingRoutes(endpoints, deps);
    textUploadRoutes(endpoints, { ...deps, copies, brought });
  },
  jobs: ({ db, clock }) => [
    {
      name: 'end abandoned reading sessions',
      everyMs: 5 * MINUTE_MS,
      run: () => endAbandonedReading(db, clock.now()),
    },
  ],
  personalData: () => [readingData, ...annotationsData],
  warmUp: () => {
    warmUpReferences();
    return warmUp();
  },
};

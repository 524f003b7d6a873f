import type { ServerFeature } from '#platform/server/feature.ts';
import { MODERATION_ERRORS } from './moderation.errors.ts';
import { moderationScreens } from './moderation.screens.ts';
import * as moderationTables from './server/migrations/029-moderation.ts';
import { moderationData } from './server/personal-data.ts';
import { readWordList, type WordList } from './server/word-list.ts';

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** Words that are held until a moderator has looked. */
    wordList: WordList;
  }
}

export const moderationFeature: ServerFeature = {
  name: 'moderation',
  errors: MODERATION_ERRORS,
  screens: moderationScreens,
  migrations: { '029-moderation': moderationTables },
  configure: (config) => ({ wordList: readWordList(config.DATA_DIR) }),
  personalData: () => moderationData,
};

import type { ServerDeps } from '#platform/server/server-deps.ts';

/** What prayer is built from. */
export type PrayerDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'random' | 'events' | 'words' | 'wordList' | 'houseTexts'
>;

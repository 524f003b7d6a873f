import type { ServerDeps } from '#platform/server/server-deps.ts';

/** What gatherings are built from, and polls that find the date of one. */
export type GatheringsDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'events' | 'words' | 'wordList' | 'houseTexts' | 'mailer' | 'publicUrl' | 'secret'
>;

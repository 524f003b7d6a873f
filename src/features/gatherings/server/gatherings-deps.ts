import type { ServerDeps } from '#platform/server/server-deps.ts';

/** What gatherings are built from. */
export type GatheringsDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'events' | 'words' | 'wordList' | 'houseTexts' | 'mailer' | 'publicUrl' | 'secret'
>;

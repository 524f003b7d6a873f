import type { ServerDeps } from '#platform/server/server-deps.ts';

/** What polls for a date are built from: what planning the event needs. */
export type DatePollsDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'events' | 'words' | 'wordList' | 'houseTexts' | 'mailer' | 'publicUrl' | 'secret'
>;

import type { ServerDeps } from '#platform/server/server-deps.ts';

/** What debates are built from. */
export type DebatesDeps = Pick<ServerDeps, 'db' | 'clock' | 'events' | 'words' | 'wordList' | 'houseTexts'>;

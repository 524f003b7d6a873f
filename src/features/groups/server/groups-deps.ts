import type { ServerDeps } from '#platform/server/server-deps.ts';

/** What groups are built from. */
export type GroupsDeps = Pick<
  ServerDeps,
  | 'db'
  | 'clock'
  | 'events'
  | 'objects'
  | 'pictureQueue'
  | 'publicUrl'
  | 'words'
  | 'wordList'
  | 'houseTexts'
  | 'secret'
>;

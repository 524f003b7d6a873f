import type { ServerDeps } from '#platform/server/server-deps.ts';

/** What zips are made from. */
export type ZipsDeps = Pick<ServerDeps, 'db' | 'clock' | 'events' | 'objects'>;

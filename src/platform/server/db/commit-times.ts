import { channel } from 'node:diagnostics_channel';

const commits = channel('lampstand:commit');

/** Tells how long a commit took until the database said that it is on the disk, in seconds. */
export function tellCommit(startedAt: number): void {
  if (commits.hasSubscribers) commits.publish({ seconds: (performance.now() - startedAt) / 1000 });
}

/**
 * Calls `heard` with the seconds of each commit of this process, of whatever database: a server has one. Returns how to
 * stop.
 */
export function hearCommits(heard: (seconds: number) => void): () => void {
  const listener = (message: unknown) => heard((message as { seconds: number }).seconds);
  commits.subscribe(listener);
  return () => void commits.unsubscribe(listener);
}

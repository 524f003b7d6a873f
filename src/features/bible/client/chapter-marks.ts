import { keepProgress } from '#features/people/client/for-other-features.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  getPosition,
  listChaptersRead,
  listChaptersReadToday,
  type markChapterRead,
  type unmarkChapterRead,
} from '../bible.contract.ts';

/** What was marked as read today, for the first time or again. It is another list on another day. */
export const readTodayQuery = endpointQuery(listChaptersReadToday);

export const chapterMarkedRead: Changes<typeof markChapterRead> = (
  cache,
  { chapterId, readAt, progress },
  { body },
) => {
  cache.set(listChaptersRead, (read) => [...new Set([...read, chapterId])]);
  // One that waited for a connection may be of another day.
  const isOfToday = body?.readAt === undefined;
  cache.set(listChaptersReadToday, (read) =>
    isOfToday ? [...without(read, chapterId), { chapterId, readAt }] : undefined,
  );
  // Reading may go on in the next one.
  cache.set(getPosition, () => undefined);
  keepProgress(cache, progress);
};

export const chapterUnmarked: Changes<typeof unmarkChapterRead> = (
  cache,
  { chapterId, isRead, progress },
) => {
  if (!isRead) cache.set(listChaptersRead, (read) => read.filter((id) => id !== chapterId));
  cache.set(listChaptersReadToday, (read) => without(read, chapterId));
  cache.set(getPosition, () => undefined);
  keepProgress(cache, progress);
};

function without<T extends { chapterId: string }>(read: readonly T[], chapterId: string): T[] {
  return read.filter((one) => one.chapterId !== chapterId);
}

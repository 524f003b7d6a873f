import { useSyncExternalStore } from 'react';
import { serverNow } from '#platform/client/server-time.ts';
import { keptMarks, markOfDay } from './kept-marks.ts';

/** When a chapter that waits for a connection was marked today, UTC epoch milliseconds; null where it was not. */
export function useMarkOfToday(userId: string, bookId: string, chapter: number): number | null {
  return useSyncExternalStore(
    keptMarks.onChange,
    () => markOfDay(userId, { bookId, chapter }, serverNow()),
    () => null,
  );
}

import { keptToSend } from '#platform/client/kept-to-send.ts';

/** A chapter that was marked as read without a connection. */
export interface KeptMark {
  bookId: string;
  chapter: number;
  /** When it was read, UTC epoch milliseconds. */
  readAt: number;
}

export const keptMarks = keptToSend<KeptMark>(
  'chapters-read',
  ({ bookId, chapter, readAt }) =>
    typeof bookId === 'string' && Number.isInteger(chapter) && Number.isInteger(readAt),
);

type Which = Omit<KeptMark, 'readAt'>;

/** Keeps that a chapter was read, once a day, until there is a connection; false when this browser keeps nothing. */
export function keepMark(userId: string, mark: KeptMark): boolean {
  if (markOfDay(userId, mark, mark.readAt) !== null) return true;
  const before = keptMarks.of(userId);
  if (keptMarks.write(userId, [...before, mark])) return true;
  keptMarks.write(userId, before);
  return false;
}

/** When a chapter that waits for a connection was marked on the day of `now` here, UTC epoch milliseconds; null where it was not. */
export function markOfDay(userId: string, { bookId, chapter }: Which, now: number): number | null {
  const day = new Date(now).toDateString();
  const found = keptMarks
    .of(userId)
    .find(
      (one) =>
        one.bookId === bookId && one.chapter === chapter && new Date(one.readAt).toDateString() === day,
    );
  return found?.readAt ?? null;
}

/** Whether it waits still: it may have been taken back meanwhile. */
export function isKept(userId: string, mark: KeptMark): boolean {
  return keptMarks.of(userId).some((one) => isSame(one, mark));
}

/** It has arrived, or was not read after all. */
export function forgetMark(userId: string, mark: KeptMark): void {
  keptMarks.write(
    userId,
    keptMarks.of(userId).filter((one) => !isSame(one, mark)),
  );
}

function isSame(one: KeptMark, other: KeptMark): boolean {
  return one.bookId === other.bookId && one.chapter === other.chapter && one.readAt === other.readAt;
}

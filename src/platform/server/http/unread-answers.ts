import type { ServerResponse } from 'node:http';
import { AppError } from '#contract/errors.ts';

/** Shorter answers are not counted: so many of them that they matter do not fit into what a connection may ask at once. */
const MIN_COUNTED_CHARS = 16 * 1024;
/** Characters of answers that one person may leave unread at a time: sixteen of the longest pages. */
const MAX_UNREAD_CHARS = 16_000_000;

export interface UnreadAnswers {
  /**
   * Counts an answer for whom it is until it has left, or its connection is gone.
   * @throws AppError TOO_MANY_REQUESTS when too much that they have asked for is not taken
   */
  hold(userId: string, answer: string | Uint8Array, response: ServerResponse): void;
}

/**
 * What was asked for and is not read lies in memory (docs/decisions/097-who-takes-nothing-of-an-answer.md). Of what is somebody's own
 * nothing is shared, so one connection that asks 280 times in 60 kB for the same page and reads nothing would hold 600 MB.
 */
export function createUnreadAnswers(most: number = MAX_UNREAD_CHARS): UnreadAnswers {
  const held = new Map<string, number>();
  return {
    hold(userId, { length }, response) {
      if (length < MIN_COUNTED_CHARS || response.destroyed) return;
      const before = held.get(userId) ?? 0;
      if (before + length > most && before > 0) {
        throw new AppError(
          'TOO_MANY_REQUESTS',
          'Much of what you asked for has not been taken yet. Please wait a moment and try again.',
          { headers: { 'retry-after': '5' } },
        );
      }
      held.set(userId, before + length);
      response.once('close', () => {
        const left = held.get(userId)! - length;
        if (left > 0) held.set(userId, left);
        else held.delete(userId);
      });
    },
  };
}

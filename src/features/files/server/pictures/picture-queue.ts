import { AppError } from '#contract/errors.ts';

/** Pictures that are made at the same time, and that wait for one person. */
export interface QueueBounds {
  atOnce: number;
  waitingEach: number;
}

/** Lets pictures be made a few at a time: each person's one after the other, so that nobody waits for all of somebody else's. */
export interface PictureQueue {
  /** @throws AppError TOO_MANY_REQUESTS when too many of this person's wait already; what `make` throws */
  take<T>(userId: string, make: () => Promise<T>): Promise<T>;
}

/** It is known to one process: two instances make twice as many at once. */
export function createPictureQueue({ atOnce, waitingEach }: QueueBounds): PictureQueue {
  const waiting: { userId: string; begin: () => void }[] = [];
  const busy = new Set<string>();

  function beginNext(): void {
    while (busy.size < atOnce) {
      const next = waiting.findIndex(({ userId }) => !busy.has(userId));
      if (next < 0) return;
      const [{ userId, begin }] = waiting.splice(next, 1) as [(typeof waiting)[number]];
      busy.add(userId);
      begin();
    }
  }

  return {
    async take(userId, make) {
      if (waiting.filter((other) => other.userId === userId).length >= waitingEach) throw tooMany();
      const turn = new Promise<void>((begin) => waiting.push({ userId, begin }));
      beginNext();
      await turn;
      try {
        return await make();
      } finally {
        busy.delete(userId);
        beginNext();
      }
    },
  };
}

function tooMany(): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    'Your other pictures are still being read. Please wait a moment and try again.',
  );
}

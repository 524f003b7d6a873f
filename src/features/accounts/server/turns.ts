/** Lets work for the same key begin one after the other, in the order in which it came. */
export interface Turns {
  /**
   * Begins `work` when all earlier work for `key` has ended.
   * @returns what `work` returns; null, at once, when `most` others wait for the key already.
   */
  take<T>(key: string, work: () => Promise<T>): Promise<T> | null;
}

/** @param most how many may wait for one key. */
export function createTurns(most: number): Turns {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    take(key, work) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (queue.length > most) return null;
      queue.length += 1;
      queues.set(key, queue);
      const turn = queue.last.then(work);
      queue.last = turn
        .catch(() => undefined)
        .then(() => {
          queue.length -= 1;
          if (queue.length === 0) queues.delete(key);
        });
      return turn;
    },
  };
}

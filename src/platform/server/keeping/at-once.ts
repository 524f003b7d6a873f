/**
 * Calls `work` for each item, for at most `most` of them at the same time. The first error ends it, once those that are
 * running have ended.
 */
export async function forEachAtOnce<T>(
  items: AsyncIterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let failed = false;
  const worker = async () => {
    while (!failed) {
      const next = await iterator.next();
      if (next.done) return;
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: most }, worker));
  await iterator.return?.();
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}

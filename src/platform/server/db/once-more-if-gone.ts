import { databaseFault } from './database-errors.ts';

/**
 * Does it once more where what it belongs to was deleted at the same moment, and nothing was written. `work` looks for what it needs
 * by itself: the second time it finds none, and says so.
 */
export async function onceMoreIfGone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (databaseFault(error) !== 'gone') throw error;
    return work();
  }
}

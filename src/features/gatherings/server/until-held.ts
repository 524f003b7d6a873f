import { AppError } from '#contract/errors.ts';

/** What a try answers that changed nothing, since somebody whom it did not hold came to what it is about. */
export const LET_GO = Symbol('let go');

/** Each time a host has to note themselves between two queries of the try; so many in a row are none that anybody makes. */
const TRIES = 10;

/**
 * Tries until all who have to be held are.
 * @throws AppError UNAVAILABLE where that never was so: asked again, it may be
 */
export async function untilHeld<T>(attempt: () => Promise<T | typeof LET_GO>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const made = await attempt();
    if (made !== LET_GO) return made;
  }
  throw new AppError('UNAVAILABLE', 'Many note who came at this moment. Please try again.');
}

import { statSync } from 'node:fs';
import { Refusal } from './refusal.ts';

/**
 * Whether a file or folder is there.
 * @throws Refusal where this user may not look: nothing is known of it then
 */
export function isThere(place: string): boolean {
  try {
    return statSync(place, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new Refusal(
      `${place} cannot be looked at by the user with the number ${process.getuid?.()}, who runs this: run it as the server's own user, or as root.`,
    );
  }
}

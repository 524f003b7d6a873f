import { createHash } from 'node:crypto';
import { newId } from '#platform/server/ids.ts';

/** How the keys of all files of one person begin, so that a store can give a permission for those alone. */
export function keysOf(userId: string): string {
  return `${createHash('sha256').update(userId).digest('hex').slice(0, 16)}-`;
}

/** The key and id of a new file: after the beginning that is its owner's, it sorts by time. */
export function newFileKey(userId: string, now: number): string {
  return keysOf(userId) + newId(now);
}

import type { Actor } from '#features/files/files.policy.ts';

/** An import is followed, and given up, by whoever began it and by nobody else. */
export function canFollowImport(actor: Actor, running: { userId: string }): boolean {
  return running.userId === actor.id;
}

import type { Progress } from '#features/progress/progress.contract.ts';
import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import { getCurrentUser, type User } from '../people.contract.ts';

/** The user as a call has answered with them. Whoever has signed in meanwhile stays. */
export function keepUser(cache: CachedAnswers, user: User): void {
  change(cache, (known) => (known.id === user.id ? withProgress(user, known) : known));
}

/** The user's XP and level as a call has answered with them. */
export function keepProgress(cache: CachedAnswers, progress: Progress): void {
  change(cache, (known) => withProgress(known, progress));
}

/**
 * XP only grows by what somebody does: of two answers to their calls, the one with more is the later. What a moderator takes back comes
 * with the user, who is fetched anew then.
 */
function withProgress(user: User, { currentXP, level }: Progress): User {
  return user.currentXP < currentXP ? { ...user, currentXP, level } : user;
}

/** A visitor, null in the cache, has nothing to change. */
function change(cache: CachedAnswers, update: (known: User) => User): void {
  cache.set(getCurrentUser, (known: User | null) => (known === null ? known : update(known)) as User);
}

/** What was last seen of a user's progress. */
export interface SeenProgress {
  id: string;
  currentXP: number;
  level: number;
}

export interface XPMoment {
  /** XP earned since, above 0. */
  gained: number;
  /** The level that was reached with it; null while the level stays. */
  level: number | null;
}

/** How long a spark flies, and how long the number then takes to count up, in milliseconds. */
export const momentTiming = { sparkMs: 750, countMs: 600 } as const;

/**
 * Compares what is known of the user now with what was seen before. Nothing is celebrated when a user is seen for the
 * first time, after loading or signing in. A smaller number is an older answer that came late, or XP that was taken back, which is
 * told to nobody here: what is earned again after that is celebrated once it is more than before.
 */
export function momentBetween(seen: SeenProgress | null, now: SeenProgress | null): XPMoment | null {
  if (seen === null || now === null || seen.id !== now.id || now.currentXP <= seen.currentXP) return null;
  return { gained: now.currentXP - seen.currentXP, level: now.level > seen.level ? now.level : null };
}

/** What to remember after `now`: nothing after a sign-out, else the highest XP that was seen of this user. */
export function seenAfter(seen: SeenProgress | null, now: SeenProgress | null): SeenProgress | null {
  const isOlder = seen !== null && seen.id === now?.id && now.currentXP < seen.currentXP;
  return isOlder ? seen : now;
}

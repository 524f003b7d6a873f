/** What hides words while nothing has taken it back: a moderator's decision, and that they wait for one. */
export const HIDING = ['hide', 'hold'] as const;

/**
 * Whether words are hidden by what is in force about them. Their XP goes by this alone, and not by whether they still stand: who
 * deletes words before a moderator comes does not save what they earned, and who deletes words that are found to be fine has
 * it back.
 */
export function hides(inForce: readonly { action: string }[]): boolean {
  return inForce.some(({ action }) => (HIDING as readonly string[]).includes(action));
}

import { searchProblem } from '#features/journal/journal.rules.ts';
import { GROUP_LIMITS } from './groups.rules.ts';

export const NOTHING_WANTED = 'Please write a word that you look for.';

/** Why the talk cannot be searched for this, in words; null when it can. */
export function talkSearchProblem(q: string): string | null {
  return searchProblem(q, GROUP_LIMITS.talkSearchWords);
}

import type { Role } from '#contract/access.policy.ts';

/** How many a search finds at most: whoever is not among them is found by more letters. */
export const FOUND_AT_MOST = 50;

export const PEOPLE_FILTERS = ['everyone', 'with-role', 'banned'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

/** What a role is called. */
export const ROLE_NAMES: Record<Role, string> = {
  member: 'Member',
  moderator: 'Moderator',
  admin: 'Administrator',
};

/** Why somebody whom `canHaveRole` does not admit gets no role. */
export function whyNoRole({ emailVerified }: { emailVerified: boolean }): string {
  return emailVerified
    ? 'Whoever is banned cannot have a role. Lift the ban first.'
    : 'Their address is not confirmed yet, so nobody knows that it is theirs. Ask them to open the letter first.';
}

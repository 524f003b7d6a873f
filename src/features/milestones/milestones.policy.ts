import type { PublicPerson } from '#features/people/people.contract.ts';

/** Whoever may see somebody's card sees what stands on it; of who is in secret mode, whose level is put away, nothing does. */
export function canSeeMilestones(person: Pick<PublicPerson, 'level'>): boolean {
  return person.level !== null;
}

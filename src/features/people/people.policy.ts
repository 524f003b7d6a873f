import type { Role } from '#contract/access.policy.ts';
import type { AgeAnswer } from './people.rules.ts';

/** Whoever is under 16, or has not said, shares with nobody but groups that a leader has invited them to. */
export function canShareWithEveryone(age: AgeAnswer | 'not-asked'): boolean {
  return age === 'grown';
}

/** A circle is made of strangers' links and cards, so it is for those who are 16. */
export function canHaveCircle(age: AgeAnswer | 'not-asked'): boolean {
  return age === 'grown';
}

/** Who has not said their age is asked it when they invite or accept; under 16, nobody is even asked into a circle. */
export function canBeAskedIntoCircle(age: AgeAnswer | 'not-asked'): boolean {
  return age !== 'under-16';
}

/** The question is asked once. What was answered is corrected by an administrator alone: children try again. */
export function canAnswerAge(before: AgeAnswer | 'not-asked', answer: AgeAnswer): boolean {
  return before === 'not-asked' || before === answer;
}

/** Names such as 'Pastor Ruth' promise an office, so only who has one here may carry them. */
export function canCarryOffice(role: Role): boolean {
  return role !== 'member';
}

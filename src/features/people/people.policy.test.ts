import { expect, it } from 'vitest';
import {
  canAnswerAge,
  canBeAskedIntoCircle,
  canCarryOffice,
  canHaveCircle,
  canShareWithEveryone,
} from './people.policy.ts';

it.each([
  ['not-asked', false],
  ['under-16', false],
  ['grown', true],
] as const)('whoever is %s shares with everyone, and has a circle: %s', (age, isAllowed) => {
  expect([canShareWithEveryone(age), canHaveCircle(age)]).toEqual([isAllowed, isAllowed]);
});

it('nobody under 16 is asked into a circle; who has not said yet is', () => {
  expect((['under-16', 'not-asked', 'grown'] as const).map(canBeAskedIntoCircle)).toEqual([
    false,
    true,
    true,
  ]);
});

it.each([
  ['not-asked', 'under-16', true],
  ['not-asked', 'grown', true],
  ['under-16', 'under-16', true],
  ['under-16', 'grown', false],
  ['grown', 'under-16', false],
] as const)('who answered %s before may answer %s: %s', (before, answer, isAllowed) => {
  expect(canAnswerAge(before, answer)).toBe(isAllowed);
});

it('only who has an office here carries the name of one', () => {
  expect((['member', 'moderator', 'admin'] as const).map(canCarryOffice)).toEqual([false, true, true]);
});

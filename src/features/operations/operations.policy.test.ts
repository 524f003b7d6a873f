import { expect, it } from 'vitest';
import { canDecideOnParkedWork } from './operations.policy.ts';

it.each([
  ['member', false],
  ['moderator', false],
  ['admin', true],
] as const)('whether a %s decides on work that was given up: %s', (role, expected) => {
  expect(canDecideOnParkedWork({ role })).toBe(expected);
});

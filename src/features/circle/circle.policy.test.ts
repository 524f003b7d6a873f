import { expect, it } from 'vitest';
import { canOpenLink } from './circle.policy.ts';

it.each([
  [true, 'none', true],
  [true, 'in-circle', true],
  [false, 'in-circle', true],
  [false, 'me', true],
  [false, 'none', false],
  [false, 'invited-by-me', false],
] as const)('a link that is open: %s, is opened by somebody who is %s: %s', (isOpen, relation, isAllowed) => {
  expect(canOpenLink({ isOpen }, relation)).toBe(isAllowed);
});

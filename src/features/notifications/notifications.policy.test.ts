import { expect, it } from 'vitest';
import { canRead } from './notifications.policy.ts';

it.each([
  ['alice', true],
  ['bob', false],
])('whether %s reads what alice is told: %s', (id, expected) => {
  expect(canRead({ id }, { user_id: 'alice' })).toBe(expected);
});

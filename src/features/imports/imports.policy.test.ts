import { expect, test } from 'vitest';
import { canFollowImport } from './imports.policy.ts';

test.each([
  ['ruth', true],
  ['naomi', false],
])('%s follows an import of ruth: %s', (id, expected) => {
  expect(canFollowImport({ id }, { userId: 'ruth' })).toBe(expected);
});

import { expect, it } from 'vitest';
import { canDeleteEntry, canReadEntry, canUpdateEntry } from './journal.policy.ts';

const entry = { user_id: 'ruth' };

it.each([
  ['read', canReadEntry, 'ruth', true],
  ['read', canReadEntry, 'naomi', false],
  ['change', canUpdateEntry, 'ruth', true],
  ['change', canUpdateEntry, 'naomi', false],
  ['delete', canDeleteEntry, 'ruth', true],
  ['delete', canDeleteEntry, 'naomi', false],
] as const)("who would %s Ruth's entry: %#", (_, can, id, expected) => {
  expect(can({ id }, entry)).toBe(expected);
});

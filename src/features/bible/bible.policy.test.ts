import { expect, it } from 'vitest';
import { canContinueReading, canManageTexts, canSeeReading } from './bible.policy.ts';

const open = { user_id: 'ruth', ended_at: null };
const ended = { user_id: 'ruth', ended_at: 1 };

it.each([
  ['ruth', open, { see: true, goOn: true }],
  ['ruth', ended, { see: true, goOn: false }],
  ['naomi', open, { see: false, goOn: false }],
  ['naomi', ended, { see: false, goOn: false }],
])("%s with Ruth's reading session %o", (id, session, expected) => {
  expect({ see: canSeeReading({ id }, session), goOn: canContinueReading({ id }, session) }).toEqual(
    expected,
  );
});

it.each([
  ['member', false],
  ['moderator', false],
  ['admin', true],
] as const)('a %s says which texts everybody can read: %s', (role, expected) => {
  expect(canManageTexts({ role })).toBe(expected);
});

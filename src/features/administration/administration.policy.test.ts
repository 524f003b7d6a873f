import { describe, expect, it } from 'vitest';
import {
  canAdminister,
  canChangeRoles,
  canEndSessions,
  canHaveRole,
  isHeldBySettings,
  isRaise,
  leavesAnAdministrator,
} from './administration.policy.ts';

describe.each([
  ['member', false],
  ['moderator', false],
  ['admin', true],
] as const)('a %s', (role, expected) => {
  it(`administers: ${expected}`, () => {
    expect(canAdminister({ role })).toBe(expected);
    expect(canChangeRoles({ role })).toBe(expected);
    expect(canEndSessions({ id: 'a', role }, { id: 'b' })).toBe(expected);
  });
  it('does not end their own sessions here', () => {
    expect(canEndSessions({ id: 'a', role }, { id: 'a' })).toBe(false);
  });
});

it.each([
  ['admin', 'member', 0, false],
  ['admin', 'moderator', 0, false],
  ['admin', 'admin', 0, true],
  ['admin', 'member', 1, true],
  ['moderator', 'member', 0, true],
  ['member', 'admin', 0, true],
] as const)('whether %s may become %s beside %i other administrators: %s', (from, to, others, expected) => {
  expect(leavesAnAdministrator({ from, to }, others)).toBe(expected);
});

it.each([
  [true, false, true],
  [false, false, false],
  [true, true, false],
])('whether somebody (confirmed %s, banned %s) can have a role: %s', (emailVerified, isBanned, expected) => {
  expect(canHaveRole({ emailVerified, isBanned })).toBe(expected);
});

it('keeps whom the settings name', () => {
  expect(isHeldBySettings({ email: 'a@example.org' }, ['a@example.org'])).toBe(true);
  expect(isHeldBySettings({ email: 'b@example.org' }, ['a@example.org'])).toBe(false);
});

it.each([
  ['member', 'moderator', true],
  ['moderator', 'admin', true],
  ['moderator', 'moderator', false],
  ['admin', 'moderator', false],
] as const)('whether from %s to %s is a higher role: %s', (from, to, expected) => {
  expect(isRaise({ from, to })).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import {
  canInvite,
  canRegister,
  canRevokeInvitation,
  canSeeLink,
  mustConfirmFirst,
} from './admission.policy.ts';

it.each([
  ['member', false],
  ['moderator', true],
  ['admin', true],
] as const)('whether a %s invites people to the server: %s', (role, expected) => {
  expect(canInvite({ role })).toBe(expected);
});

it.each([
  ['member', 'her own', false, false],
  ['moderator', 'her own', true, true],
  ['moderator', 'another’s', false, false],
  ['admin', 'her own', true, true],
  ['admin', 'another’s', true, false],
] as const)(
  'whether a %s takes back %s invitation: %s, and sees its link: %s',
  (role, whose, revokes, sees) => {
    const invitation = { makerId: whose === 'her own' ? 'ruth' : 'naomi' };
    expect(canRevokeInvitation({ id: 'ruth', role }, invitation)).toBe(revokes);
    expect(canSeeLink({ id: 'ruth', role }, invitation)).toBe(sees);
  },
);

describe.each([
  ['nobody knows', { isInvited: false, isNamed: false }, { open: true, invite: false, closed: false }, []],
  ['is invited', { isInvited: true, isNamed: false }, { open: true, invite: true, closed: false }, []],
  [
    'is named in the settings',
    { isInvited: false, isNamed: true },
    { open: true, invite: true, closed: true },
    ['invite', 'closed'],
  ],
  ['is both', { isInvited: true, isNamed: true }, { open: true, invite: true, closed: true }, ['closed']],
] as const)('somebody who %s', (_, newcomer, registers, confirmsFirst) => {
  it.each(['open', 'invite', 'closed'] as const)('at a server that is %s', (registration) => {
    expect(canRegister(newcomer, registration)).toBe(registers[registration]);
    expect(mustConfirmFirst(newcomer, registration)).toBe(
      (confirmsFirst as readonly string[]).includes(registration),
    );
  });
});

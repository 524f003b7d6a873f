import { expect, it } from 'vitest';
import { invitationEnd, invitationState } from './admission.rules.ts';

const open = { uses: 2, used: 1, expiresAt: 1000, revokedAt: null };

it.each([
  ['lets in while there are uses and time left', open, 999, 'open'],
  ['is used up by its last use', { ...open, used: 2 }, 0, 'used-up'],
  ['ends at its end', open, 1000, 'expired'],
  ['says that it was used up rather than that it is over', { ...open, used: 2 }, 2000, 'used-up'],
  ['says first that it was taken back', { ...open, used: 2, revokedAt: 5 }, 2000, 'revoked'],
] as const)('%s', (_, invitation, now, state) => {
  expect(invitationState(invitation, now)).toBe(state);
});

it('ends after whole days', () => {
  expect(invitationEnd(5, 14)).toBe(5 + 14 * 86_400_000);
});

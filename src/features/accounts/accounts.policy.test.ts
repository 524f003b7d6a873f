import { describe, expect, it } from 'vitest';
import { canActWithoutPassword, canBecomeAdmin, canLinkIdentity } from './accounts.policy.ts';

const email = 'ruth@example.org';

describe('becoming an administrator', () => {
  const ruth = { role: 'member', email, emailVerified: true } as const;
  it.each([
    ['a member with a confirmed address that is named', ruth, [email], true],
    ['a moderator with one', { ...ruth, role: 'moderator' as const }, [email], true],
    ['whoever is one already', { ...ruth, role: 'admin' as const }, [email], false],
    ['an address that is not confirmed', { ...ruth, emailVerified: false }, [email], false],
    ['an address that is not named', ruth, ['naomi@example.org'], false],
    ['nobody named', ruth, [], false],
  ])('%s', (_, user, named, expected) => {
    expect(canBecomeAdmin(user, named)).toBe(expected);
  });
});

describe('acting without a password', () => {
  const minutes = (count: number) => count * 60_000;
  it.each([
    ['a sign-in of now', minutes(60), true],
    ['a sign-in of almost ten minutes ago', minutes(50) + 1, true],
    ['a sign-in of ten minutes ago', minutes(50), false],
    ['a sign-in that proved nothing', 0, false],
    ['a session that has ended', null, false],
  ])('%s', (_, provenAt, expected) => {
    expect(canActWithoutPassword({ provenAt }, minutes(60))).toBe(expected);
  });
});

describe("linking a provider's identity", () => {
  it.each([
    ['the provider has confirmed the address', true, email, true],
    ['the provider has not', false, email, false],
    ['another address', true, 'naomi@example.org', false],
  ])('%s', (_, emailVerified, address, expected) => {
    expect(canLinkIdentity({ email }, { email: address, emailVerified })).toBe(expected);
  });
});

import type { Role } from '#contract/access.policy.ts';
import { MINUTE_MS } from '#contract/durations.ts';

/** For how long a proof of who somebody is counts as fresh, in milliseconds. */
export const FRESH_MS = 10 * MINUTE_MS;

/** An address that `ADMIN_EMAILS` names makes an administrator once it is confirmed: anyone can register any address. */
export function canBecomeAdmin(
  user: { role: Role; email: string; emailVerified: boolean },
  adminEmails: readonly string[],
): boolean {
  return user.role !== 'admin' && user.emailVerified && adminEmails.includes(user.email);
}

/** Without a password, whoever proved who they are within the last ten minutes need not prove it again. Times in ms. */
export function canActWithoutPassword(session: { provenAt: number | null }, now: number): boolean {
  return session.provenAt !== null && now - session.provenAt < FRESH_MS;
}

/**
 * A provider's identity is linked to the account with its address when the provider has confirmed that address: otherwise
 * somebody could take over an account by writing its address into a profile of theirs. Where the account here has not
 * confirmed it, whoever made it loses it to the owner of the address (`takenByOwner`).
 */
export function canLinkIdentity(
  user: { email: string },
  identity: { email: string; emailVerified: boolean },
): boolean {
  return user.email === identity.email && identity.emailVerified;
}

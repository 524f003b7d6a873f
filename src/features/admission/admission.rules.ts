import { DAY_MS } from '#contract/durations.ts';

/** Who may make an account by themselves: anybody, whoever brings an invitation, or nobody. */
export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** A link for one friend, or for the screen of a whole evening. */
export const INVITATION_LIMITS = {
  uses: 500,
  days: 90,
  daysUnlessTold: 14,
  note: 120,
  /** Links of one person that still let in: whoever needs more has forgotten some. */
  openOfOne: 50,
  /** An invitation by which nobody came is forgotten so long after its end. */
  keptUnusedMs: 90 * DAY_MS,
} as const;

/** When an invitation that is made now and stands for so many days ends. UTC epoch milliseconds. */
export function invitationEnd(now: number, days: number): number {
  return now + days * DAY_MS;
}

export const INVITATION_STATES = ['open', 'used-up', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What has become of an invitation. Times in epoch milliseconds. */
export function invitationState(
  invitation: { uses: number; used: number; expiresAt: number; revokedAt: number | null },
  now: number,
): InvitationState {
  if (invitation.revokedAt !== null) return 'revoked';
  if (invitation.used >= invitation.uses) return 'used-up';
  return invitation.expiresAt <= now ? 'expired' : 'open';
}

/** The screen that an invitation's link leads to. */
export function joinPath(token: string): string {
  return `/join/${token}`;
}

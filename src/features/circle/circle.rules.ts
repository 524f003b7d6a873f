import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';

/** One place for what form, contract and server agree on. */
export const CIRCLE_LIMITS = {
  /** People in one circle: more are a community, and have groups. */
  members: 500,
  /** Links of one person that are open at a time. */
  openLinks: 10,
  /** Invitations of one person that wait at a time. */
  waiting: 50,
  /** People whom one person has blocked. */
  blocked: 1000,
} as const;

/** For how many people a link opens: one, or an evening's guests. */
export const LINK_USES = [1, 20] as const;
export type LinkUses = (typeof LINK_USES)[number];

export const LINK_OPEN_MS = 14 * DAY_MS;
/** After this an invitation is forgotten, accepted or not, and may be sent again. */
export const INVITATION_KEPT_MS = 30 * DAY_MS;

/** For how long a block can be undone with all that it ended. The button is there for 10 seconds; networks take their time. */
export const UNDO_BLOCK_MS = MINUTE_MS;

/** Whether a link still lets somebody in. */
export function isLinkOpen(link: { usesLeft: number; expiresAt: number }, now: number): boolean {
  return link.usesLeft > 0 && link.expiresAt > now;
}

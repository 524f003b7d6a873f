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

/** For how long after its days a link tells whoever made it why it lets nobody in. */
export const LINK_KEPT_MS = 14 * DAY_MS;

/** 'used' by as many as it was for, or 'over' after its days. */
export const LINK_STATES = ['open', 'used', 'over'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Whether a link still lets somebody in, and why not. */
export function stateOfLink(link: { usesLeft: number; expiresAt: number }, now: number): LinkState {
  if (link.usesLeft <= 0) return 'used';
  return link.expiresAt > now ? 'open' : 'over';
}

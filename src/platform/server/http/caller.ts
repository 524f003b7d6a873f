import type { Role } from '#contract/access.policy.ts';

/** How somebody stands with the community. Who is banned can call only what says so (`bannedToo`). */
export type Standing = 'good' | 'banned';

/** Who is calling, as the session check found them. Whoever needs more of them asks the feature that has it. */
export interface Caller {
  id: string;
  sessionId: string;
  role: Role;
  /** IANA name; UTC until the user's browser has told. */
  timezone: string;
  standing: Standing;
  /** When the ban ends, UTC epoch milliseconds; null in good standing. */
  bannedUntil: number | null;
  /** This session has passed a second step, at its sign-in or when the step was set up. */
  hasSecondStep: boolean;
}

/** What the session check needs of a request, and where it may renew the cookie. */
export interface SessionRequest {
  cookieHeader: string | undefined;
  setCookie(header: string): void;
}

/** Finds the signed-in user of a request, or null. */
export type ReadSession = (request: SessionRequest) => Promise<Caller | null>;

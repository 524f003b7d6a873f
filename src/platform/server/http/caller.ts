import type { Role } from '#contract/access.policy.ts';

/**
 * Who is calling, as the session check found them. Features may add what they load with it by declaration merging
 * (accounts adds the user's row, so that the current user costs one query).
 */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
  /** IANA name; UTC until the user's browser has told. */
  timezone: string;
}

/** What the session check needs of a request, and where it may renew the cookie. */
export interface SessionRequest {
  cookieHeader: string | undefined;
  setCookie(header: string): void;
}

/** Finds the signed-in user of a request, or null. */
export type ReadSession = (request: SessionRequest) => Promise<Caller | null>;

import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#contract/durations.ts';
import { isBanned } from '#features/people/people.rules.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { mayPass } from '#platform/server/db/database-errors.ts';
import { toEpochMs } from '#platform/server/db/date-column.ts';
import type { ReadSession } from '#platform/server/http/caller.ts';
import { cookieValue } from '#platform/server/http/cookie-value.ts';
import { isSameText } from '#platform/server/signed-text.ts';
import { FORMER_COOKIE, SESSION, sessionCookie, sessionCookieName, signToken } from './session-cookie.ts';
import { findSessionByToken, updateSessionUse } from './session-store.ts';

/** How exact 'last used' is in the list of sessions; each step costs a write. */
const USE_NOTED_EVERY_MS = 10 * MINUTE_MS;

/**
 * The session check of every request: one query by the cookie's token, after its signature was checked.
 */
export function createReadSession(options: {
  db: Db;
  clock: Clock;
  secret: string;
  publicUrl: string;
}): ReadSession {
  const { db, clock, secret } = options;
  const cookieName = sessionCookieName(options.publicUrl);
  const isHttps = cookieName !== sessionCookieName('http:');
  const verified = rememberingVerifier(cookieName, secret);
  const formerlyVerified = rememberingVerifier(FORMER_COOKIE.name, secret);
  return async ({ cookieHeader, setCookie }) => {
    if (cookieHeader === undefined) return null;
    const current = verified(cookieHeader);
    const readsFormer = !current && isHttps && clock.now() < FORMER_COOKIE.readUntil;
    const proof = readsFormer ? formerlyVerified(cookieHeader) : current;
    if (!proof) return null;
    const { cookie, token } = proof;
    const row = await findSessionByToken(db, token);
    if (!row) return null;
    const now = clock.now();
    const left = toEpochMs(row.sessionExpiresAt) - now;
    if (left <= 0) return null;
    if (readsFormer) {
      setCookie(sessionCookie(options.publicUrl, cookie));
      setCookie(FORMER_COOKIE.removal);
    }
    if (left < (SESSION.expiresInSeconds - SESSION.renewAfterSeconds) * 1000) {
      await noteUse(db, row.sessionId, now, now + SESSION.expiresInSeconds * 1000);
      setCookie(sessionCookie(options.publicUrl, cookie));
    } else if (now - toEpochMs(row.sessionUsedAt) >= USE_NOTED_EVERY_MS) {
      await noteUse(db, row.sessionId, now);
    }
    return {
      id: row.userId,
      sessionId: row.sessionId,
      role: row.role,
      timezone: row.timezone ?? 'UTC',
      ...(isBanned(row, now)
        ? { standing: 'banned', bannedUntil: row.bannedUntil }
        : { standing: 'good', bannedUntil: null }),
      hasSecondStep: row.secondStepAt !== null,
    };
  };
}

/** Writes down that a session is in use. A database that cannot be written to right now may still be read from. */
async function noteUse(db: Db, sessionId: string, now: number, expiresAt?: number): Promise<void> {
  try {
    await updateSessionUse(db, sessionId, now, expiresAt);
  } catch (error) {
    if (!mayPass(error)) throw error;
  }
}

const REMEMBERED_COOKIES = 10_000;
/** Cookies of other programs can make a header long; 10,000 long ones would cost memory. */
const MAX_REMEMBERED_HEADER = 500;

/** A session cookie's value and the token in it. */
interface Proof {
  cookie: string;
  token: string;
}

/**
 * Reads the session's token out of a `Cookie` header. A signature that was right once stays right. Only headers with
 * a right signature are remembered, so that guesses use no memory. Another process verifies for itself; whether the session
 * still stands is asked of the database each time.
 */
function rememberingVerifier(cookieName: string, secret: string): (header: string) => Proof | null {
  const known = new LRUCache<string, Proof>({ max: REMEMBERED_COOKIES });
  return (header) => {
    const remembered = known.get(header);
    if (remembered) return remembered;
    const cookie = cookieValue(header, cookieName);
    const token = cookie && verifiedToken(cookie, secret);
    if (!cookie || !token) return null;
    const proof = { cookie, token };
    if (header.length <= MAX_REMEMBERED_HEADER) known.set(header, proof);
    return proof;
  };
}

function verifiedToken(cookie: string, secret: string): string | null {
  const dot = cookie.lastIndexOf('.');
  if (dot < 1) return null;
  const token = cookie.slice(0, dot);
  return isSameText(cookie, signToken(token, secret)) ? token : null;
}

import { betterAuth } from 'better-auth';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { newId } from '#platform/server/ids.ts';
import { ACCOUNT_LIMITS } from '../accounts.rules.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A session lasts 30 days after its last use; it is renewed at most once a day. */
export const SESSION = { expiresInSeconds: 30 * DAY_SECONDS, renewAfterSeconds: DAY_SECONDS } as const;

/** The header in which our routes tell better-auth the caller's address. */
export const ADDRESS_HEADER = 'x-lampstand-address';

export interface AuthOptions {
  db: Db;
  clock: Clock;
  secret: string;
  /** Where browsers reach the server; `https:` makes cookies Secure. */
  publicUrl: string;
}

/** A new session's times by our clock, which better-auth does not know. */
function sessionTimes(now: number) {
  const date = new Date(now);
  return { createdAt: date, updatedAt: date, expiresAt: new Date(now + SESSION.expiresInSeconds * 1000) };
}

const serverOnly = { input: false } as const;

/**
 * better-auth on our database, with our password hashing. It checks the credentials and makes the sessions; its HTTP
 * routes are not mounted (docs/decisions/007).
 */
export function createAuth({ db, clock, secret, publicUrl }: AuthOptions) {
  return betterAuth({
    appName: 'Lampstand',
    baseURL: publicUrl,
    basePath: '/api/auth/provider',
    secret,
    database: { db, type: engineOf(db), transaction: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: ACCOUNT_LIMITS.passwordMin,
      maxPasswordLength: ACCOUNT_LIMITS.passwordMax,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: {
      expiresIn: SESSION.expiresInSeconds,
      updateAge: SESSION.renewAfterSeconds,
    },
    databaseHooks: {
      session: {
        create: { before: async (session) => ({ data: { ...session, ...sessionTimes(clock.now()) } }) },
      },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        role: { type: 'string', defaultValue: 'member', ...serverOnly },
        timezone: { type: 'string', required: false, ...serverOnly },
        theme: { type: 'string', defaultValue: 'system', ...serverOnly },
      },
    },
    advanced: {
      cookiePrefix: 'lampstand',
      useSecureCookies: publicUrl.startsWith('https:'),
      database: { generateId: () => newId(clock.now()) },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

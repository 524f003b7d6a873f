import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';

/** Ten failures within 15 minutes close the door, whatever the password. */
const GUARD = { maxFailures: 10, windowMs: 15 * 60 * 1000 } as const;

/**
 * Counts failed sign-ins for an account and for an address, in the database so that all instances agree. An account
 * that does not exist is counted too: the answer must not tell which exist.
 */
export function createSignInGuard(db: Db, clock: Clock) {
  return {
    /** @throws AppError TOO_MANY_REQUESTS with `Retry-After` while either subject has ten recent failures. */
    async check(subjects: string[]): Promise<void> {
      const since = clock.now() - GUARD.windowMs;
      for (const subject of subjects) {
        const failures = await db
          .selectFrom('sign_in_failure')
          .select('failed_at')
          .where('subject', '=', subject)
          .where('failed_at', '>', since)
          .orderBy('failed_at', 'desc')
          .limit(GUARD.maxFailures)
          .execute();
        if (failures.length < GUARD.maxFailures) continue;
        const waitMs = failures[failures.length - 1]!.failed_at + GUARD.windowMs - clock.now();
        const seconds = Math.max(1, Math.ceil(waitMs / 1000));
        throw new AppError(
          'TOO_MANY_REQUESTS',
          `Too many failed sign-ins. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`,
          { headers: { 'retry-after': String(seconds) } },
        );
      }
    },

    async recordFailure(subjects: string[]): Promise<void> {
      const now = clock.now();
      await db
        .insertInto('sign_in_failure')
        .values(subjects.map((subject) => ({ id: newId(now), subject, failed_at: now })))
        .execute();
    },

    /** The right password clears the account's count; the address keeps its own. */
    async clear(subject: string): Promise<void> {
      await db.deleteFrom('sign_in_failure').where('subject', '=', subject).execute();
    },

    async sweep(): Promise<void> {
      await db
        .deleteFrom('sign_in_failure')
        .where('failed_at', '<=', clock.now() - GUARD.windowMs)
        .execute();
    },
  };
}

export type SignInGuard = ReturnType<typeof createSignInGuard>;

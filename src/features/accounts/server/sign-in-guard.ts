import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { lockNames } from '#platform/server/db/engine.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { newId } from '#platform/server/ids.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { networkOf } from './network-of.ts';
import {
  createFailures,
  deleteFailures,
  deleteFailuresOf,
  deleteFailuresUntil,
  findFailureTimes,
} from './sign-in-failure-store.ts';

/** Ten failures within 15 minutes refuse every further try, whatever the password. */
const GUARD = { maxFailures: 10, windowMs: 15 * 60 * 1000 } as const;

/** One try that counts as a failure until it is known to be none. */
export interface Attempt {
  /** The password was right: this try and the account's earlier failures are forgotten; the address keeps its own. */
  succeeded(): Promise<void>;
  /** It is not known whether the password was right (the database failed), so this try does not count. */
  withdraw(): Promise<void>;
}

/**
 * Counts failed sign-ins for an account and for an address, in the database so that all instances agree. An account
 * that does not exist is counted too: the answer must not tell which exist. A try is written down before the password
 * is looked at, under a lock, so that many at once get no more tries than one after the other.
 */
export function createSignInGuard(db: Db, clock: Clock) {
  return {
    /** @throws AppError TOO_MANY_REQUESTS with `Retry-After` while the account or the address has ten recent failures. */
    async begin(email: string, address: string): Promise<Attempt> {
      const account = `email:${email}`;
      const subjects = [account, `address:${networkOf(address)}`];
      const now = clock.now();
      const rows = subjects.map((subject) => ({ id: newId(now), subject, failed_at: now }));
      await inTransaction(db, async (tx) => {
        await lockNames(tx, subjects);
        for (const subject of subjects) await refuseIfClosed(tx, subject, now);
        await createFailures(tx, rows);
      });
      const ids = rows.map((row) => row.id);
      return {
        async succeeded() {
          await deleteFailuresOf(db, account, ids);
        },
        async withdraw() {
          await deleteFailures(db, ids);
        },
      };
    },

    async sweep(stopping: AbortSignal): Promise<void> {
      const until = clock.now() - GUARD.windowMs;
      await inBatches((limit) => deleteFailuresUntil(db, until, limit), stopping);
    },
  };
}

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** Forgets an account's failures: its password is new, or it is gone. */
export async function forgetFailures(tx: Tx, email: string): Promise<void> {
  await deleteFailuresOf(tx, `email:${email}`);
}

async function refuseIfClosed(tx: Tx, subject: string, now: number): Promise<void> {
  const failures = await findFailureTimes(tx, subject, now - GUARD.windowMs, GUARD.maxFailures);
  if (failures.length < GUARD.maxFailures) return;
  const waitMs = failures[failures.length - 1]! + GUARD.windowMs - now;
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `Too many failed sign-ins. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}

import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { SignInFailureTable } from './accounts-tables.ts';

/**
 * The tries of `subjects` begun after `after` and not after `latest`, newest first: those that failed, and those that are undecided at
 * `now`. All are UTC epoch milliseconds. There are few: a subject with ten failures, an address with a thousand at most, gets no further tries.
 */
export function findAttempts(
  tx: DbOrTx,
  subjects: readonly string[],
  { after, latest, now }: { after: number; latest: number; now: number },
): Promise<Pick<SignInFailureTable, 'subject' | 'failed_at' | 'undecided_until'>[]> {
  return tx
    .selectFrom('sign_in_failure')
    .select(['subject', 'failed_at', 'undecided_until'])
    .where('subject', 'in', subjects)
    .where('failed_at', '>', after)
    .where('failed_at', '<=', latest)
    .where((eb) => eb.or([eb('undecided_until', 'is', null), eb('undecided_until', '>', now)]))
    .orderBy('failed_at', 'desc')
    .execute();
}

export async function createAttempts(tx: Tx, attempts: readonly SignInFailureTable[]): Promise<void> {
  await tx.insertInto('sign_in_failure').values(attempts).execute();
}

/** Tries turn out as failures. */
export async function decideAttempts(db: DbOrTx, ids: readonly string[]): Promise<void> {
  await db.updateTable('sign_in_failure').set({ undecided_until: null }).where('id', 'in', ids).execute();
}

/** Deletes failures by their ids. */
export async function deleteFailures(db: DbOrTx, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('id', 'in', ids).execute();
}

/** Deletes failures by their ids, and all that a subject has. */
export async function deleteFailuresOf(
  db: DbOrTx,
  subject: string,
  ids: readonly string[] = [],
): Promise<void> {
  await db
    .deleteFrom('sign_in_failure')
    .where((eb) => eb.or([eb('subject', '=', subject), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]))
    .execute();
}

/** Deletes at most `limit` failures until `until`, that moment included (UTC epoch milliseconds); says how many. */
export async function deleteFailuresUntil(db: DbOrTx, until: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_failure')
    .where('id', 'in', (eb) =>
      eb.selectFrom('sign_in_failure').select('id').where('failed_at', '<=', until).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

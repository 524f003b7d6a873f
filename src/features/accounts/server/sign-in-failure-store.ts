import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { SignInFailureTable } from './accounts-tables.ts';

/** Times of a subject's failures after `after`, newest first, at most `limit`; UTC epoch milliseconds. */
export async function findFailureTimes(
  tx: Tx,
  subject: string,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('sign_in_failure')
    .select('failed_at')
    .where('subject', '=', subject)
    .where('failed_at', '>', after)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.failed_at);
}

export async function createFailures(tx: Tx, failures: readonly SignInFailureTable[]): Promise<void> {
  await tx.insertInto('sign_in_failure').values(failures).execute();
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

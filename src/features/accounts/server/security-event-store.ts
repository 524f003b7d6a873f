import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { type ActivityKind, ANYBODYS_KINDS } from '../security-events.rules.ts';
import type { SecurityEventTable } from './accounts-tables.ts';

export async function createSecurityEvent(tx: Tx, event: SecurityEventTable): Promise<void> {
  await tx.insertInto('security_event').values(event).execute();
}

/**
 * Counts one more on the event of this kind that was begun after `begunAfter` (UTC epoch ms); says whether there was one.
 * Call it in `inUserTransaction`.
 */
export async function updateGathered(
  tx: Tx,
  event: { userId: string; kind: ActivityKind; device: string | null; at: number },
  begunAfter: number,
): Promise<boolean> {
  const { userId, kind, device, at } = event;
  const changed = await tx
    .updateTable('security_event')
    .set((eb) => ({ times: eb('times', '+', 1), at, device }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('begun_at', '>', begunAfter)
    .executeTakeFirstOrThrow();
  return changed.numUpdatedRows > 0n;
}

/** Of what a user did themselves, deletes all but the newest `kept`. */
export async function deleteOldestOwn(tx: Tx, userId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('security_event')
    .where('user_id', '=', userId)
    .where('kind', 'not in', ANYBODYS_KINDS)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('security_event')
        .select('id')
        .where('user_id', '=', userId)
        .where('kind', 'not in', ANYBODYS_KINDS)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(kept),
    )
    .execute();
}

/** What happened to a user's account after `after` (UTC epoch ms), the newest first. */
export function findSecurityEvents(db: DbOrTx, userId: string, after: number): Promise<SecurityEventTable[]> {
  return db
    .selectFrom('security_event')
    .selectAll()
    .where('user_id', '=', userId)
    .where('at', '>', after)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Deletes at most `limit` events until `until` (UTC epoch ms); says how many. */
export async function deleteSecurityEventsUntil(db: Db, until: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('security_event')
    .where('id', 'in', (eb) =>
      eb.selectFrom('security_event').select('id').where('at', '<=', until).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

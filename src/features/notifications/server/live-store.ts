import { setImmediate as othersTurn } from 'node:timers/promises';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { keepThere } from '#platform/server/db/engine.ts';
import { inBatches } from '#platform/server/in-batches.ts';

/** A message as it is read to be passed on. */
export interface LiveRow {
  position: number;
  user_id: string;
  changed: string;
}

/** Rows of one statement, within the parameters that both engines take. */
const ROWS_PER_STATEMENT = 500;

/** Writes the same message for each of these people; for nobody who is gone. */
export async function createLiveMessages(
  tx: Tx,
  userIds: readonly string[],
  message: { changed: string; created_at: number },
): Promise<void> {
  for (let i = 0; i < userIds.length; i += ROWS_PER_STATEMENT) {
    if (i > 0) await othersTurn();
    const some = userIds.slice(i, i + ROWS_PER_STATEMENT);
    await tx
      .insertInto('live_message')
      .columns(['user_id', 'changed', 'created_at'])
      .expression((eb) => {
        const recipients = eb
          .selectFrom('user')
          .select((s) => [
            'user.id',
            s.cast<string>(s.val(message.changed), 'text').as('changed'),
            s.cast<number>(s.val(message.created_at), 'bigint').as('created_at'),
          ])
          .where('user.id', 'in', some);
        // An account that is being deleted at this moment would make the whole transaction fail.
        return keepThere(recipients, tx);
      })
      .execute();
  }
}

/** The greatest number so far; 0 for none. */
export async function lastPosition(db: DbOrTx): Promise<number> {
  const row = await db
    .selectFrom('live_message')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? 0;
}

/** The query for messages of everybody after a position, in order. */
export function messagesAfter(db: DbOrTx, position: number, limit: number) {
  return db
    .selectFrom('live_message')
    .select(['position', 'user_id', 'changed'])
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit);
}

/** The query for messages of everybody from one position to another, in order. */
export function messagesBetween(db: DbOrTx, { from, to }: { from: number; to: number }, limit: number) {
  return messagesAfter(db, from - 1, limit).where('position', '<=', to);
}

/** The query for the positions of a range, in order. */
export function positionsBetween(db: DbOrTx, { from, to }: { from: number; to: number }) {
  return db
    .selectFrom('live_message')
    .select('position')
    .where('position', '>=', from)
    .where('position', '<=', to)
    .orderBy('position');
}

/** The query for what one person was told after a position, and not before a time. */
export function messagesOf(
  db: DbOrTx,
  userId: string,
  { after, since, limit }: { after: number; since: number; limit: number },
) {
  return db
    .selectFrom('live_message')
    .select(['position', 'changed', 'created_at'])
    .where('user_id', '=', userId)
    .where('position', '>', after)
    .where('created_at', '>=', since)
    .orderBy('position', 'desc')
    .limit(limit);
}

/** Forgets what nobody comes back for any more. */
export function sweepLiveMessages(db: DbOrTx, before: number, stopping: AbortSignal): Promise<void> {
  return inBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('live_message')
      .where('position', 'in', (eb) =>
        eb.selectFrom('live_message').select('position').where('created_at', '<', before).limit(limit),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }, stopping);
}
